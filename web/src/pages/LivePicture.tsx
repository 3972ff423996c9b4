// A small board on which something happens: moves drawn at random, played by the rules.
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { BoardPicture } from '../board/BoardPanel';
import { boardOf } from '../rules/engine';
import type { Game, Point } from '../rules/wasm';

interface Props {
  spec: string;
  players: number;
  label: string;
  /** Moves on the board at first, as a share of its points. */
  filled?: number;
}
export function LivePicture({ spec, players, label, filled = 0.35 }: Props) {
  const board = boardOf(spec);
  const holder = useRef<HTMLDivElement>(null);
  const random = useMemo(() => draws(spec), [spec]);
  const game = useRef<Game | undefined>(undefined);
  const [, setBeat] = useState(0);
  if (!game.current) {
    game.current = begin();
    for (let i = 0; i < board.size * filled; ++i) step(game.current, random);
  }
  function begin() {
    return board.game(`no-suicide,players=${players}`);
  }
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    const beat = () => {
      const { turns } = game.current!.status();
      if (turns > board.size * 1.1 || !step(game.current!, random)) {
        game.current!.close();
        game.current = begin();
      }
      setBeat(n => n + 1);
      timer = setTimeout(beat, 1200 + 900 * random());
    };
    const watch = new IntersectionObserver(([entry]) => {
      clearTimeout(timer);
      timer = entry.isIntersecting ? setTimeout(beat, 600 + 1800 * random()) : undefined;
    });
    watch.observe(holder.current!);
    return () => {
      watch.disconnect();
      clearTimeout(timer);
    };
  }, [spec]);
  const latest = game.current.status().latest;
  return (
    <div class="picture" ref={holder}>
      <BoardPicture
        board={board}
        position={{
          stones: game.current.colouring(),
          glyphs: players > 2,
          latest: latest === null ? [] : [latest],
        }}
        label={label}
      />
    </div>
  );
}

/** Plays a random legal move that fills none of the player's own eyes; false if there is none. */
function step(game: Game, random: () => number): boolean {
  const { toPlay } = game.status();
  const stones = game.colouring();
  const neighbours = neighboursOf(game);
  const moves = game
    .legalMoves(toPlay)
    .filter(point => neighbours[point].some(next => stones[next] !== toPlay));
  if (!moves.length) return false;
  game.play(moves[Math.floor(random() * moves.length)]);
  return true;
}

const known = new Map<string, Point[][]>();
function neighboursOf({ board }: Game): Point[][] {
  let lists = known.get(board.spec);
  if (!lists) {
    lists = board.names.map(() => []);
    for (const [a, b] of board.edges) {
      lists[a].push(b);
      lists[b].push(a);
    }
    known.set(board.spec, lists);
  }
  return lists;
}

/** Numbers from 0 up to 1, the same for the same text (FNV-1a, mulberry32). */
function draws(text: string): () => number {
  let seed = [...text].reduce((hash, c) => Math.imul(hash ^ c.charCodeAt(0), 16777619), 2166136261);
  return () => {
    seed = (seed + 0x6d2b79f5) | 0;
    let t = Math.imul(seed ^ (seed >>> 15), 1 | seed);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}
