// The table of a game: the board with what is said about it, and beside it the players, the moves
// and the files. Games on the server, games on this device and library games all use it.
import type { ComponentChildren } from 'preact';
import { useRef, useState } from 'preact/hooks';
import { BoardPanel } from '../board/BoardPanel';
import type { Position } from '../board/view';
import { boardLabel } from '../pages/boards';
import type { Board, Colouring, Game, Legality, Point, RulesInfo, Score } from '../rules/wasm';
import { announce } from '../ui/parts';
import { settings } from '../ui/settings';
import { ExportButton } from './Export';
import { MoveTree, Navigate } from './MoveTree';
import { Notice, type Refused } from './Notice';
import { prisonersPutBack, reached, type Marking } from './scoring';
import type { GameTree } from './tree';
import { whyPoint } from './words';
import { t } from '../i18n/t';

/** What a table remembers between two drawings. */
export interface TableState {
  refused: Refused | null;
  /** The point whose owner is explained. */
  asked: Point | null;
  ask: (point: Point | null) => void;
  /** Shows why a move is illegal. */
  refuse: (point: Point, legality: Legality) => void;
  forgive: () => void;
  drawing: { current: SVGSVGElement | undefined };
}
export function useTable(): TableState {
  const [refused, setRefused] = useState<Refused | null>(null);
  const [asked, ask] = useState<Point | null>(null);
  const drawing = useRef<SVGSVGElement | undefined>(undefined);
  const refuse = (point: Point, legality: Legality) => {
    setRefused({ point, legality });
    if (!legality.legal) announce(t(`illegal-${legality.reason}-short`));
  };
  return { refused, asked, ask, refuse, forgive: () => setRefused(null), drawing };
}

export const showsGlyphs = ({ players }: RulesInfo) =>
  players > 2 || settings.glyphs.value === 'always';

interface Counted {
  board: Board;
  game: Game;
  rules: RulesInfo;
  stones: Colouring;
  score: Score;
  marking: Marking;
  asked: Point | null;
}
/** How a position that is being counted looks, and why the asked point counts as it does. */
export function countedLook(counted: Counted): { marks: Partial<Position>; why: string } {
  const { board, game, rules, stones, score, marking, asked } = counted;
  const { dead, neutral } = marking;
  const reaches =
    asked !== null && (!stones[asked] || dead.has(asked))
      ? reached(game, asked, dead, rules.players)
      : [];
  const marks = {
    owners: score.owners,
    dead,
    neutral,
    ...(rules.prisoners && { prisoners: prisonersPutBack(score, stones) }),
    ...(reaches.length && { path: game.path(asked!, reaches[0], dead) }),
  };
  if (asked === null) return { marks, why: '' };
  const why = whyPoint(board, asked, {
    stone: stones[asked],
    dead: dead.has(asked),
    neutral: neutral.has(asked),
    owner: score.owners[asked],
    reaches,
    rules,
  });
  return { marks, why };
}

interface Props {
  /** Read out; a page that shows its own heading has none here. */
  title?: string;
  class?: string;
  board: Board;
  position: Position;
  game: Game;
  table: TableState;
  onPlay: (point: Point) => void;
  /** Whether the pointer alone asks about points. */
  asksByPointer?: boolean;
  /** Why the asked point counts; missing: the position is not counted. */
  why?: string;
  trouble?: string;
  children: ComponentChildren;
}
export function Table({ title, class: more = '', table, position, ...props }: Props) {
  const { board, game, onPlay, asksByPointer, why, trouble, children } = props;
  const { refused, ask, forgive, drawing } = table;
  return (
    <main class={`game ${more}`.trim()}>
      {title && <h1 class="unseen">{title}</h1>}
      <div class="board-side">
        <div class="board-place">
          <BoardPanel
            board={board}
            position={position}
            label={boardLabel(board)}
            onPlay={onPlay}
            onHover={point => {
              if (refused && point !== refused.point) forgive();
              if (asksByPointer) ask(point);
            }}
            onDrawing={element => (drawing.current = element)}
          />
        </div>
        {trouble ? (
          <Alert>{trouble}</Alert>
        ) : why !== undefined ? (
          <p class="notice" role="status">
            {why}
          </p>
        ) : (
          <Notice board={board} game={game} refused={refused} glyphs={position.glyphs ?? false} />
        )}
      </div>
      <aside class="side" aria-label={t('table-the-game')}>
        {children}
      </aside>
    </main>
  );
}

export const Alert = ({ children }: { children: ComponentChildren }) => (
  <p class="notice shown" role="alert">
    {children}
  </p>
);

export const TurnLine = ({ children }: { children: ComponentChildren }) => (
  <div class="turn-line" role="status">
    {children}
  </div>
);

interface WalkProps {
  tree: GameTree;
  onGoto: (node: number) => void;
  grades?: ReadonlyMap<number, string>;
  /** Between the buttons and the tree. */
  children?: ComponentChildren;
}
/** Steps through the moves. */
export const Walk = ({ tree, onGoto, grades, children }: WalkProps) => (
  <div class="stack">
    <Navigate tree={tree} onGoto={onGoto} />
    {children}
    <MoveTree tree={tree} onGoto={onGoto} grades={grades} />
  </div>
);

interface FootProps {
  /** The board, the rules and the like, in a few words each. */
  facts: (string | false)[];
  /** The name of saved files, without an ending. */
  name: string;
  sgf: () => string | Promise<string>;
  json: () => string | Promise<string>;
  table: TableState;
  tree: GameTree;
  /** Further buttons. */
  children?: ComponentChildren;
}
/** What is played, and how to take it away. */
export const Foot = ({ facts, table, children, ...source }: FootProps) => (
  <div class="row spread">
    <span class="fine">{facts.filter(Boolean).join(' · ')}</span>
    <div class="row">
      {children}
      <ExportButton {...source} drawing={() => table.drawing.current} />
    </div>
  </div>
);
