// The proof that a position is worth what it is worth, to click through: who proves it plays one
// turn, the other side may do anything and every turn is answered.
import { useEffect, useState } from 'preact/hooks';
import { LETTERS } from '../board/players';
import type { Mark } from '../board/view';
import { awaitJob } from '../live/jobs';
import type { Board, Point } from '../rules/wasm';
import { halves } from '../ui/numbers';
import { requestFor, type Solved } from './Lab';
import { NOTHING, type Shown } from './lens';
import type { Study } from './state';
import { Trouble } from '../ui/parts';
import { playerName } from '../game/words';
import { t } from '../i18n/t';
import '../i18n/explore';

export interface ProofData {
  proofs: { at_least: boolean; root: number }[];
  /** The colouring, whose turn it is, what to say, and the turns to other nodes. */
  nodes: [string, string, 'turn' | 'any' | 'leaf' | 'end' | 'more', Record<string, number>][];
}

interface Props {
  board: Board;
  study: Study;
  data: ProofData;
  value: number;
  players: number;
  onShow: (shown: Shown) => void;
  onClose: () => void;
}

const SAID = {
  turn: (who: string) => t('proof-has-a-turn-that-proves', { who }),
  any: (who: string) => t('proof-may-do-anything-every-turn', { who }),
  leaf: () => t('proof-enough-is-kept-for-good'),
  end: () => t('proof-play-has-ended-with-a'),
  more: () => t('proof-the-proof-goes-on'),
};

export function Proof({ board, study, data, value, players, onShow, onClose }: Props) {
  const [side, setSide] = useState(0);
  // The trees so far: where one ends, another is asked for that begins there.
  const [trees, setTrees] = useState<{ data: ProofData; way: Point[] }[]>([{ data, way: [] }]);
  const [busy, setBusy] = useState(false);
  const [trouble, setTrouble] = useState('');
  const tree = trees[trees.length - 1];
  const { at_least: atLeast } = data.proofs[side];
  const root = tree.data.proofs.find(proof => proof.at_least === atLeast)!;
  let at = root.root;
  for (const turn of tree.way) at = tree.data.nodes[at][3][turn];
  const [letters, next, kind, turns] = tree.data.nodes[at];
  const player = LETTERS.indexOf(next);
  const ways = Object.keys(turns).map(Number);
  const name = (turn: Point) => (turn === board.size ? t('common-pass') : board.names[turn]);
  const walked = trees.flatMap(({ way }) => way);

  const go = (turn: Point) =>
    setTrees([...trees.slice(0, -1), { ...tree, way: [...tree.way, turn] }]);
  const back = () => {
    if (tree.way.length) setTrees([...trees.slice(0, -1), { ...tree, way: tree.way.slice(0, -1) }]);
    else if (trees.length > 1) setTrees(trees.slice(0, -1));
  };
  const more = async () => {
    setBusy(true);
    setTrouble('');
    try {
      const turnOf = (turn: Point) => (turn === board.size ? null : turn);
      const there: Study = {
        ...study,
        turns: [...study.turns.slice(0, study.at), ...walked.map(turnOf)],
        at: study.at + walked.length,
      };
      const request = {
        ...requestFor('solve', board, there, players),
        openings: false,
        bound: value,
      };
      const found = await awaitJob<Solved>(request, () => false);
      if (found?.proof?.proofs.some(proof => proof.at_least === atLeast)) {
        setTrees([...trees, { data: found.proof, way: [] }]);
      }
    } catch (error) {
      setTrouble((error as Error).message);
    } finally {
      setBusy(false);
    }
  };

  useEffect(() => {
    const stones = Uint8Array.from(letters, letter => Math.max(0, LETTERS.indexOf(letter)));
    const marks = new Map<Point, Mark>();
    for (const turn of ways) if (turn < board.size) marks.set(turn, 'right');
    const latest = walked.filter(turn => turn < board.size && stones[turn]).slice(-1);
    onShow({
      marks: { ...NOTHING, stones, latest, marks, toPlay: 0 },
      onTap: point => ways.includes(point) && go(point),
    });
  }, [trees, side]);

  return (
    <div class="proof stack" role="group" aria-label={t('proof-the-proof')}>
      <div class="brushes" role="group" aria-label={t('proof-what-is-proved')}>
        {data.proofs.map((proof, i) => (
          <button
            key={i}
            aria-pressed={i === side}
            onClick={() => {
              setSide(i);
              setTrees([{ data, way: [] }]);
            }}
          >
            {proof.at_least
              ? t('proof-at-least', { value: halves(value) })
              : t('proof-at-most', { value: halves(value) })}
          </button>
        ))}
      </div>
      <p class="fine">
        {walked.length
          ? walked.map((turn, i) => `${i + 1}. ${name(turn)}`).join('  ')
          : t('proof-at-the-start')}
      </p>
      <p role="status">{SAID[kind](playerName(player))}</p>
      <div class="chips">
        {ways.map(turn => (
          <button key={turn} onClick={() => go(turn)}>
            {name(turn)}
          </button>
        ))}
        {kind === 'more' && (
          <button disabled={busy} onClick={more}>
            {busy ? t('explore-asking') : t('common-show-more')}
          </button>
        )}
      </div>
      <Trouble text={trouble} />
      <div class="actions">
        <button disabled={!walked.length} onClick={back}>
          {t('explore-back')}
        </button>
        <button class="quiet" onClick={onClose}>
          {t('proof-close-the-proof')}
        </button>
      </div>
    </div>
  );
}
