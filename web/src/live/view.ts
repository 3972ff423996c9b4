// What a person sees and may do at a table of the server, as plain facts.
import type { Player, Snapshot } from './wire';
import { seatOf } from './seats';

export interface Looking {
  /** The person's id; missing: nobody yet. */
  person?: string;
  /** The board is shown as the game goes on, not as it was at some turn. */
  following: boolean;
}
export interface TableView {
  /** The seats that the person has. */
  mine: Player[];
  /** The seat that the person speaks for. */
  speaker?: Player;
  disputed: Snapshot['dispute'] | null;
  toPlay: Player;
  /** Whose turn it is, if the person plays it. */
  acting: Player | null;
  playing: boolean;
  myTurn: boolean;
  scoring: boolean;
  finished: boolean;
  /** The end of a game that was counted. */
  counted: boolean;
  /** The person was asked what is dead. */
  advising: boolean;
  /** The board is there to try things out: after the game, and for those who only watch. */
  tryingOut: boolean;
  /** Somebody is there to talk to. */
  peopled: boolean;
  /** Only bots are left, and the person may let them play fast. */
  mayHurry: boolean;
  owner: boolean;
}
export function viewOf(snapshot: Snapshot, { person, following }: Looking): TableView {
  const { game, paused, here, advisers = [], dispute } = snapshot;
  const { phase, seats } = game;
  const mine = seatsOf(snapshot, person);
  const speaker = mine.find(player => seatOf(seats, player).in) ?? mine[0];
  const disputed = phase === 'dispute' && following && dispute ? dispute : null;
  const toPlay = disputed ? disputed.to_play : game.to_play;
  const acting = mine.includes(toPlay) ? toPlay : null;
  const playing = (phase === 'playing' || phase === 'dispute') && !paused;
  const scoring = phase === 'scoring' && following;
  const finished = phase === 'finished';
  const counted = finished && following && game.result?.how === 'score';
  const owner = person !== undefined && game.owner.id === person;
  const onlyBots = playing && seats.every(seat => !seat.in || seat.kind === 'bot');
  return {
    mine,
    speaker,
    disputed,
    toPlay,
    acting,
    playing,
    myTurn: playing && following && acting !== null,
    scoring,
    finished,
    counted,
    advising: scoring && !speaker && advisers.some(({ id }) => id === person),
    tryingOut: finished ? !counted : !mine.length && !following,
    peopled:
      here.others > 0 || seats.some(seat => seat.kind !== 'bot' && !mine.includes(seat.player)),
    mayHurry: onlyBots && (mine.length > 0 || owner),
    owner,
  };
}

/** The seats that a person has. */
export const seatsOf = ({ game }: Snapshot, person: string | undefined): Player[] =>
  game.seats.filter(seat => person && seat.person?.id === person).map(seat => seat.player);
