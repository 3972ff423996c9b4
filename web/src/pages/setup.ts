// What a new game is made of, as the form has it: pure, so that it can be tested.
import { LETTERS, wireName } from '../board/players';
import { komiText } from '../game/komi';
import type { LocalSetup } from '../game/local';
import { playerName } from '../game/words';
import type { CreateRequest, SeatRequest } from '../live/wire';
import type { Board } from '../rules/wasm';
import { clockWords } from '../ui/numbers';
import { t } from '../i18n/t';

/** A bot thinks on the server, or here: in the browser. */
export type SeatKind = 'me' | 'bot' | 'here' | 'anyone' | 'person';
export interface SeatChoice {
  kind: SeatKind;
  bot: string;
  name: string;
}
export interface Setup {
  spec: string;
  /** The text of a custom board; empty: `spec` names the board. */
  own: string;
  seats: SeatChoice[];
  preset: string;
  /** Empty: the fair one of the board. */
  komi: string;
  ko: string;
  suicide: string;
  clock: string;
  /** Stones for each seat; a seat beyond the list gets none. */
  handicap: number[];
  lot: boolean;
  rated: boolean;
  listed: boolean;
}

const NAMED_CLOCKS = [
  ['byoyomi:main=300,period=15,periods=5', 'beginner'],
  ['byoyomi:main=600,period=30,periods=5', 'relaxed'],
  ['fischer:main=180,increment=5', 'quick'],
  ['byoyomi:main=7200,period=60,periods=3', 'match'],
  ['canadian:main=600,period=300,moves=25', 'canadian'],
  ['move:time=259200', 'correspondence'],
] as const;
/** The clocks that the form offers. */
export const CLOCKS: string[] = [...NAMED_CLOCKS.map(([clock]) => clock), 'none'];
/** Beginner: 5 min + 5 × 15 s. */
export function clockTitle(clock: string): string {
  const name = NAMED_CLOCKS.find(([text]) => text === clock)?.[1];
  return name ? t(`clock-named-${name}`, { clock: clockWords(clock) }) : t('clock-named-none');
}

/** What the form begins with. */
export const plainSetup = (spec: string, seats: SeatChoice[]): Setup => ({
  spec,
  own: '',
  seats,
  preset: 'chinese',
  komi: '',
  ko: '',
  suicide: '',
  clock: CLOCKS[0],
  handicap: [],
  lot: false,
  rated: false,
  listed: true,
});

/** Handicap stones replace komi; the half point is there so that nobody ties. */
const HANDICAP_KOMI = [0, 0.5];

/** The komi that the form chooses where the person did not; null: that of the rules. */
export function chosenKomi(setup: Setup, fair: number[] | null): number[] | null {
  const { seats } = setup;
  if (seats.length === 2 && hasHandicap(setup)) return HANDICAP_KOMI;
  return fair ?? (seats.length === 2 ? null : seats.map(() => 0));
}

/** The rules as text: a preset and what differs from it. `fair` is the board's fair komi, by seat. */
export function rulesText(setup: Setup, fair: number[] | null = null): string {
  const { preset, komi, ko, suicide, seats } = setup;
  const parts = [preset];
  if (seats.length !== 2) parts.push(`players=${seats.length}`);
  const chosen = chosenKomi(setup, fair);
  if (komi.trim()) parts.push(`komi=${komi.trim()}`);
  else if (chosen) parts.push(`komi=${chosen.some(k => k !== 0) ? komiText(chosen) : 0}`);
  if (ko) parts.push(`ko=${ko}`);
  if (suicide) parts.push(`suicide=${suicide}`);
  return parts.join(',');
}

export const isLocal = ({ seats }: Setup) =>
  seats.every(({ kind }) => kind === 'me' || kind === 'here');

export function createRequest(setup: Setup, fair: number[] | null = null): CreateRequest {
  const seats = setup.seats.map(({ kind, bot, name }): SeatRequest => {
    if (kind === 'bot' || kind === 'here') return { kind: 'bot', bot };
    if (kind === 'person') return { kind, name: name.trim() };
    return { kind };
  });
  // The server counts the players by the seats.
  const rules = rulesText(setup, fair).replace(/,players=\d+/, '');
  const counts = handicaps(setup);
  return {
    seats,
    board: setup.own ? JSON.parse(setup.own) : setup.spec,
    rules,
    clock: setup.clock,
    lot: setup.lot,
    rated: setup.rated,
    listed: setup.listed,
    ...(counts.some(Boolean) && {
      handicap: {
        placement: isStarHandicap(setup, counts) ? ('star' as const) : ('spread' as const),
        stones: Object.fromEntries(
          counts.flatMap((count, i) => (count ? [[wireName(i + 1), count]] : [])),
        ),
      },
    }),
  };
}

export const hasHandicap = (setup: Setup) => handicaps(setup).some(count => count > 0);

/** Stones for each seat that there is. */
const handicaps = ({ handicap, seats }: Setup) => seats.map((_, i) => handicap[i] ?? 0);

/** Whether the customary points take these stones: one seat's, on a square grid with enough of them. */
function isStarHandicap({ spec, own }: Setup, counts: number[]): boolean {
  const [, columns, rows] = (/^grid:(\d+)x(\d+)$/.exec(spec) ?? []).map(Number);
  const given = counts.filter(Boolean);
  if (own || given.length !== 1 || columns !== rows || !(columns >= 7)) return false;
  return given[0] >= 2 && given[0] <= (columns % 2 === 0 || columns === 7 ? 4 : 9);
}

export function localSetup(setup: Setup, board: Board, fair: number[] | null = null): LocalSetup {
  const names = setup.seats.map(
    ({ kind, bot, name }, i) => (kind === 'here' ? bot : name.trim()) || playerName(i + 1),
  );
  const made: LocalSetup = {
    board: setup.own || setup.spec,
    own: setup.own !== '',
    rules: rulesText(setup, fair),
    names,
    bots: setup.seats.map(({ kind, bot }) => (kind === 'here' ? bot : '')),
  };
  const counts = handicaps(setup);
  if (counts.some(Boolean)) {
    const stones = board.names.map(() => '.');
    for (const { point, player } of board.handicap(counts)) stones[point] = LETTERS[player];
    // The first seat without handicap begins; Black, if all have some.
    made.start = {
      stones: stones.join(''),
      first: Math.max(0, counts.indexOf(0)) + 1,
      handicap: counts,
    };
  }
  return made;
}
