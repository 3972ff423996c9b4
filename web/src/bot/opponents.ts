// Bots at a game of this screen: they take their turns, and propose what is dead at the end.
import { useEffect, useState } from 'preact/hooks';
import type { LocalGame } from '../game/local';
import { settings } from '../ui/settings';
import { botLevels, fates, think } from './bots';

export interface Opponents {
  thinking: boolean;
  /** Why no bot answers; empty if all is well. */
  trouble: string;
  again: () => void;
}

/** The bot whose turn it is; none where one only looks back at earlier turns. */
export function botToPlay(local: LocalGame): string | null {
  if (local.phase === 'scoring' || local.phase === 'finished') return null;
  if (local.looking) return null;
  return local.botOf(local.game.status().toPlay);
}

/** Whether a bot should say what is dead: all have passed, and nothing is marked yet. */
const isAsked = (local: LocalGame) =>
  local.phase === 'scoring' && local.hasBots && !local.proposed && !local.marking.dead.size;

async function answer(local: LocalGame, isStale: () => boolean) {
  if (isAsked(local)) {
    const proposal = await fates(local.plain());
    if (!isStale()) local.propose(proposal);
    return;
  }
  const bot = botToPlay(local)!;
  const begun = performance.now();
  const { point, resigns, pace } = await think(local.plain(), bot, { seed: local.seed });
  if (isStale()) return;
  if (settings.pace.value) await until(begun + pace, isStale);
  if (isStale()) return;
  if (resigns && local.phase === 'playing' && !(await isGentle(bot)))
    local.resign(local.game.status().toPlay);
  else if (point === null) local.pass();
  else local.play(point);
}

async function until(time: number, isStale: () => boolean) {
  const left = time - performance.now();
  if (left > 0 && !isStale()) await new Promise(done => setTimeout(done, left));
}

/** Bots for beginners play on to the end, so that these see the count. */
const isGentle = async (bot: string) =>
  (await botLevels()).some(({ name, rank }) => name === bot && parseInt(rank) >= 12);

export function useOpponents(local: LocalGame, onTurn: () => void): Opponents {
  const [trouble, setTrouble] = useState('');
  const [tries, setTries] = useState(0);
  const now = local.changes.value;
  const wanted = botToPlay(local) !== null || isAsked(local);
  useEffect(() => {
    if (!wanted) return;
    let gone = false;
    setTrouble('');
    answer(local, () => gone).then(
      () => !gone && onTurn(),
      (error: Error) => !gone && setTrouble(error.message),
    );
    return () => {
      gone = true;
    };
  }, [local, now, wanted, tries]);
  return { thinking: wanted && !trouble, trouble, again: () => setTries(tries + 1) };
}
