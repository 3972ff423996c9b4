// A fair komi for a board: from the table where the board is in it, otherwise from games that bots play
// in this browser.
import { useEffect, useState } from 'preact/hooks';
import { estimateKomi } from '../bot/bots';
import { number, percent, sentences } from '../i18n/format';
import { playerName, pointsText } from './words';
import { t } from '../i18n/t';

export interface FairKomi {
  /** By seat. */
  komi: number[];
  low: number[];
  high: number[];
  /** How many games of bots it comes from. */
  games: number;
  /** Each seat's share of the wins with this komi. */
  shares: number[];
  /** What Black wins by under perfect play, where that is known. */
  exact?: number;
  /** Found in this browser a moment ago, and not yet sure. */
  estimated?: boolean;
  /** No komi makes the seats equal. */
  unfair?: boolean;
  /** There are too few games to say which komi would be fair. */
  unsettled?: boolean;
}

export interface KomiEntry extends FairKomi {
  board: string;
  players: number;
}

let table: Promise<KomiEntry[]> | undefined;
const entries = () =>
  (table ??= import('../../../data/komi.json').then(file => file.entries as KomiEntry[]));

export const komiInTable = async (board: string, players: number): Promise<FairKomi | undefined> =>
  (await entries()).find(entry => entry.board === board && entry.players === players);

/** What is fair when territory counts, from what is fair when area counts. With two players the first
 * has one stone more on the board in half of the games: half a point, and never a tie. */
export const forTerritory = (komi: number[]) =>
  komi.length === 2 ? [0, Math.ceil(komi[1] - komi[0] - 0.5) - 0.5] : komi;

/** As rules have it: 7.5 with two players, 0/0.5/1 with more. */
export const komiText = (komi: number[]) =>
  komi.length === 2 ? String(komi[1] - komi[0]) : komi.join('/');

/** The same as people of this language write it: 7,5. */
const komiShown = (komi: number[]) =>
  komi.length === 2 ? number(komi[1] - komi[0]) : komi.map(number).join('/');

/** In words: what is fair, and where the number comes from. `komi`: as the rules in use count it. */
export function komiWords(found: FairKomi, komi: number[]): string {
  const { games, exact, estimated, unfair, unsettled } = found;
  const origin = t('komi-between-bots', { n: games });
  const said = () => {
    if (unfair) return t('komi-no-komi-makes-this-board', { favourite: favourite(found), origin });
    if (unsettled && komi.length === 2) return t('komi-the-usual-komi-are-too', { played: origin });
    if (unsettled) return t('komi-no-komi-are-too-few', { played: origin });
    if (!komi.some(k => k !== 0)) return t('komi-fair-without', { origin });
    const values = { komi: komiShown(komi), origin };
    return estimated ? t('komi-fair-estimated', values) : t('komi-fair', values);
  };
  const known = exact === undefined || (unsettled && komi.length > 2) ? [] : [perfectWords(exact)];
  return sentences([said(), ...known]);
}

/** Black won 97% */
function favourite({ shares }: FairKomi): string {
  const most = Math.max(...shares);
  return t('komi-won', {
    player: playerName(shares.indexOf(most) + 1),
    share: percent(most),
  });
}

const perfectWords = (lead: number) =>
  lead === 0
    ? t('komi-perfect-play-is-a-tie')
    : t('komi-with-perfect-play-wins-by', {
        player: playerName(lead > 0 ? 1 : 2),
        points: pointsText(Math.abs(lead)),
      });

/** Of boards without an entry, what was found so far. */
const found = new Map<string, FairKomi>();

export interface KomiQuestion {
  /** The specification, or the text of a custom board. */
  board: string;
  own: boolean;
  players: number;
}
const keyOf = ({ board, players }: KomiQuestion) => `${players} ${board}`;

/** Gives the fair komi, perhaps several times, each time better; the function returned stops it. */
export function findKomi(question: KomiQuestion, onKomi: (fair: FairKomi) => void): () => void {
  const key = keyOf(question);
  const { board, own, players } = question;
  let stop = () => {};
  let stopped = false;
  const estimate = () => {
    if (stopped) return;
    const rules = players === 2 ? 'chinese' : `chinese,players=${players},komi=0`;
    stop = estimateKomi({ board, own, rules }, answer => {
      const fair = { ...answer, estimated: true };
      found.set(key, fair);
      onKomi(fair);
    });
  };
  const known = found.get(key);
  if (known) onKomi(known);
  const inTable = own ? Promise.resolve(undefined) : komiInTable(board, players);
  inTable.then(fair => {
    if (stopped) return;
    if (fair) onKomi(fair);
    else if (!known) estimate();
  }, estimate);
  return () => {
    stopped = true;
    stop();
  };
}

/** The first answer, or none after this time in milliseconds. */
export function soonKomi(question: KomiQuestion, milliseconds = 3000): Promise<FairKomi | null> {
  return new Promise(resolve => {
    const end = (fair: FairKomi | null) => {
      clearTimeout(timer);
      resolve(fair);
      queueMicrotask(stop);
    };
    const timer = setTimeout(() => end(null), milliseconds);
    const stop = findKomi(question, end);
  });
}

/** For a page: the fair komi of the board it shows; null while nothing is known. */
export function useFairKomi(question: KomiQuestion | null): FairKomi | null {
  const [fair, setFair] = useState<FairKomi | null>(null);
  const key = question && keyOf(question);
  useEffect(() => {
    setFair(null);
    if (question) return findKomi(question, setFair);
  }, [key]);
  return fair;
}
