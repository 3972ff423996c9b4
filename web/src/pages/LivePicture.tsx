// A small board on which something happens: moves drawn at random, played by the rules.
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { BoardPicture } from '../board/Picture';
import { inSlices, pause } from '../board/idle';
import { boardOf, engine } from '../rules/engine';
import type { Game, Point } from '../rules/wasm';

interface Props {
  spec: string;
  players: number;
  label: string;
  /** Moves on the board at first, as a share of its points. */
  filled?: number;
}
/** Drawn when it comes into sight; until then its place is empty. */
export default function LivePicture({ spec, ...look }: Props) {
  const holder = useRef<HTMLDivElement>(null);
  const [seen, setSeen] = useState(false);
  useEffect(() => {
    const watch = new IntersectionObserver(entries => setSeen(entries.at(-1)!.isIntersecting), {
      rootMargin: '150px',
    });
    watch.observe(holder.current!);
    return () => watch.disconnect();
  }, []);
  const game = useGame(spec, look.players, look.filled ?? 0.35, seen && engine.value !== null);
  const latest = game?.status().latest ?? null;
  return (
    <div class="picture" ref={holder}>
      {game && (
        <BoardPicture
          board={game.board}
          position={{
            stones: game.colouring(),
            glyphs: look.players > 2,
            latest: latest === null ? [] : [latest],
          }}
          label={look.label}
        />
      )}
    </div>
  );
}

/** A game that goes on while somebody sees it. */
function useGame(spec: string, players: number, filled: number, seen: boolean): Game | null {
  const random = useMemo(() => draws(spec), [spec]);
  const game = useRef<Game | null>(null);
  const [, setBeat] = useState(0);
  useEffect(() => {
    if (!seen) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let gone = false;
    const begin = () => boardOf(spec).game(`no-suicide,players=${players}`);
    const beat = () => {
      const { turns } = game.current!.status();
      if (turns > game.current!.board.size * 1.1 || !step(game.current!, random)) {
        game.current!.close();
        game.current = begin();
      }
      setBeat(n => n + 1);
      timer = setTimeout(beat, 1200 + 900 * random());
    };
    const start = async () => {
      await pause();
      if (gone) return;
      if (!game.current) {
        const fresh = begin();
        await play(fresh, fresh.board.size * filled, random);
        game.current = fresh;
        setBeat(n => n + 1);
      }
      if (!gone && !matchMedia('(prefers-reduced-motion: reduce)').matches) {
        timer = setTimeout(beat, 600 + 1800 * random());
      }
    };
    void start();
    return () => {
      gone = true;
      clearTimeout(timer);
    };
  }, [spec, seen]);
  return game.current;
}

function play(game: Game, moves: number, random: () => number): Promise<void> {
  let played = 0;
  return inSlices(() => {
    if (played < moves) step(game, random);
    return ++played >= moves;
  });
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
