// What you can do about another person: mute, block or report them.
import { useEffect, useState } from 'preact/hooks';
import { Dialog, Trouble } from '../ui/parts';
import { Link, NameLink } from '../ui/router';
import { api, me } from './api';
import { useAsking } from './asking';
import { isDeleted, personHref, shownName } from './seats';
import type { Person, RelationKind, ReportReason } from './wire';
import { t, type PlainKey } from '../i18n/t';

const REASONS: [ReportReason, PlainKey][] = [
  ['abuse', 'person-menu-insults-or-threats'],
  ['cheating', 'person-menu-cheating'],
  ['name', 'person-menu-the-name'],
  ['spam', 'person-menu-advertising-or-too-much-of'],
  ['other', 'person-menu-something-else'],
];

interface Props {
  person: Person;
  /** Where one met: the game, and the number of the chat line if it is about that. */
  game?: string;
  event?: number;
}
/** The person's name as a button, which opens a dialog; your own name is plain. */
export function PersonButton({ person, game, event }: Props) {
  const [open, setOpen] = useState(false);
  if (!me.value || me.value.id === person.id || isDeleted(person)) {
    return (
      <strong>
        <NameLink href={personHref(person)}>{shownName(person)}</NameLink>
      </strong>
    );
  }
  return (
    <>
      <button class="name-button" onClick={() => setOpen(true)} aria-haspopup="dialog">
        {shownName(person)}
      </button>
      <Dialog title={shownName(person)} open={open} onClose={() => setOpen(false)}>
        <About person={person} game={game} event={event} onClose={() => setOpen(false)} />
      </Dialog>
    </>
  );
}

function About({ person, game, event, onClose }: Props & { onClose: () => void }) {
  const [kind, setKind] = useState<RelationKind | null>(null);
  const [reason, setReason] = useState<ReportReason>('abuse');
  const [text, setText] = useState('');
  const [said, setSaid] = useState('');
  const { trouble, run } = useAsking();
  const learn = (list: { relations: { person: Person; kind: RelationKind }[] }) =>
    setKind(list.relations.find(one => one.person.id === person.id)?.kind ?? null);
  useEffect(() => void run(async () => learn(await api.relations())), []);
  const relate = (wanted: RelationKind) =>
    void run(async () => learn(await api.relate(person.id, kind === wanted ? 'none' : wanted)));
  const report = (submit: Event) => {
    submit.preventDefault();
    void run(async () => {
      await api.report({ person: person.id, game, event, reason, text: text.trim() });
      setSaid(t('person-menu-thank-you-those-who-run'));
    });
  };
  return (
    <div class="stack">
      <p>
        <Link href={personHref(person)!}>{t('person-menu-profile')}</Link>
      </p>
      <div class="row">
        <button aria-pressed={kind === 'mute'} onClick={() => relate('mute')}>
          {kind === 'mute' ? t('common-unmute') : t('common-mute')}
        </button>
        <button aria-pressed={kind === 'block'} onClick={() => relate('block')}>
          {kind === 'block' ? t('person-menu-unblock') : t('person-menu-block')}
        </button>
      </div>
      <p class="fine">{t('person-menu-mute-you-do-not-see')}</p>
      {said ? (
        <p role="status">{said}</p>
      ) : (
        <form class="stack" onSubmit={report}>
          <label class="field">
            {event ? t('person-menu-this-line') : t('person-menu-report')}
            <select
              value={reason}
              onChange={event => setReason(event.currentTarget.value as ReportReason)}
            >
              {REASONS.map(([value, words]) => (
                <option key={value} value={value}>
                  {t(words)}
                </option>
              ))}
            </select>
          </label>
          <label class="field">
            {t('person-menu-what-happened-if-it-needs')}
            <input
              value={text}
              maxLength={1000}
              onInput={event => setText(event.currentTarget.value)}
            />
          </label>
          <button>{t('person-menu-send-the-report')}</button>
        </form>
      )}
      <Trouble text={trouble} />
      <button onClick={onClose}>{t('common-close')}</button>
    </div>
  );
}

/** The people at a table, each with that dialog. */
export function TablePeople({ people, game }: { people: Person[]; game: string }) {
  const others = people.filter(({ id }) => id !== me.value?.id);
  if (!me.value || !others.length) return null;
  return (
    <details>
      <summary>{t('person-menu-mute-block-or-report')}</summary>
      <div class="details row">
        {others.map(person => (
          <PersonButton key={person.id} person={person} game={game} />
        ))}
      </div>
    </details>
  );
}
