// Sentences in which names lead to profiles.
import { NameLink } from '../ui/router';
import { namesOf, personHref, seatHref, shownName } from './seats';
import type { Person, Seat } from './wire';

/** Stands for the i-th name until the sentence is made; no name contains these characters. */
const mark = (i: number) => `\uE000${i}\uE001`;
const MARKS = /\uE000(\d+)\uE001/;

interface Name {
  name: string;
  href?: string;
}
interface Props {
  names: Name[];
  /** The sentence, with these names. */
  say: (names: string[]) => string;
}
function Linked({ names, say }: Props) {
  const parts = say(names.map((_, i) => mark(i))).split(MARKS);
  return (
    <>
      {parts.map((part, i) =>
        i % 2 ? (
          <NameLink key={i} href={names[Number(part)].href}>
            {names[Number(part)].name}
          </NameLink>
        ) : (
          part
        ),
      )}
    </>
  );
}

/** A sentence about the players of a game. */
export function Named({ seats, say }: { seats: Seat[]; say: Props['say'] }) {
  const names = namesOf(seats).map((name, i) => ({ name, href: seatHref(seats[i]) }));
  return <Linked names={names} say={say} />;
}

/** A sentence about one person. */
export const NamedPerson = ({ person, say }: { person: Person; say: (name: string) => string }) => (
  <Linked
    names={[{ name: shownName(person), href: personHref(person) }]}
    say={([name]) => say(name)}
  />
);
