// While an opponent is looked for: what for, who else waits, and what else one could do.
import { useEffect, useState } from 'preact/hooks';
import { boardTitle } from '../pages/boards';
import { GameRows } from '../pages/GameRows';
import { matchedGame, quickGame } from '../pages/quick';
import { rulesWords } from '../pages/setup';
import { clockWords, plural } from '../ui/numbers';
import { Trouble } from '../ui/parts';
import type { Act } from './act';
import { me, type ApiError } from './api';
import { connection } from './connection';
import type { LiveGame } from './game';
import type { GameSummary } from './wire';

/** After so many seconds something else is offered. */
const PATIENCE = 20;

/** Open games of others that anyone may join. */
export const othersWaiting = (lobby: GameSummary[], person: string | undefined) =>
  lobby.filter(
    ({ phase, owner, seats }) =>
      phase === 'open' &&
      owner.id !== person &&
      seats.some(({ kind, invited }) => kind === 'open' && !invited),
  );

/** Why a game in which somebody waits is not the one that is looked for; empty: it is, all but the rank. */
export function differences(other: GameSummary, own: GameSummary): string {
  const differs = [
    other.board.spec !== own.board.spec && 'another board',
    other.rules !== own.rules && 'other rules',
    other.clock !== own.clock && 'another clock',
    other.rated !== own.rated &&
      !(own.guests || other.guests) &&
      (other.rated ? 'rated' : 'not rated'),
  ].filter(Boolean);
  return differs.join(', ') || 'a rank too far from yours';
}

const ratedWords = ({ rated, guests }: GameSummary) =>
  rated
    ? guests
      ? 'rated; against a guest not rated'
      : 'rated, so for accounts only'
    : 'not rated';

export function Searching({ live, act }: { live: LiveGame; act: Act }) {
  const { game } = live.state.value!.snapshot;
  const [seconds, setSeconds] = useState(0);
  const [trouble, setTrouble] = useState('');
  useEffect(() => connection.watchLobby(), []);
  useEffect(() => {
    const timer = setInterval(() => setSeconds(n => n + 1), 1000);
    return () => clearInterval(timer);
  }, []);
  const others = othersWaiting([...(connection.lobby.value?.values() ?? [])], me.value?.id);
  // The search ends first, so that nobody sits down at an empty table.
  const instead = (begin: () => Promise<void>) => async () => {
    if (live.state.value!.snapshot.game.phase !== 'open') return;
    setTrouble('');
    await act({ action: 'abort' });
    begin().catch((error: ApiError) => setTrouble(error.message));
  };
  return (
    <div class="card stack" aria-label="The search" role="region">
      <p>
        <strong>Looking for an opponent …</strong>
      </p>
      <ul class="plain">
        <li>Board: {boardTitle(game.board.spec)}</li>
        <li>Rules: {rulesWords(game.rules)}</li>
        <li>Time: {clockWords(game.clock)}</li>
        <li>
          Rank: {game.ranks ? `within ${plural(game.ranks, 'rank')} of yours` : 'any'}
          {game.ranks && game.guests ? '; guests of any strength' : ''}
        </li>
        <li>Rating: {ratedWords(game)}</li>
      </ul>
      <p role="status">
        {others.length === 0
          ? 'Nobody else is waiting right now.'
          : others.length === 1
            ? 'One other person is waiting:'
            : `${others.length} others are waiting:`}
      </p>
      {others.length > 0 && (
        <GameRows
          games={others}
          empty=""
          person={me.value?.id}
          note={other => differences(other, game)}
        />
      )}
      {seconds >= PATIENCE && (
        <div class="stack">
          <p>Nobody has joined yet. Keep waiting, or:</p>
          <div class="actions">
            <button class="primary" onClick={instead(quickGame)}>
              Play a bot
            </button>
            {game.ranks !== undefined && (
              <button onClick={instead(() => matchedGame({ ranks: 0 }))}>Search all ranks</button>
            )}
            {game.rated && !game.guests && (
              <button onClick={instead(() => matchedGame())}>Include guests</button>
            )}
          </div>
        </div>
      )}
      <Trouble text={trouble} />
      <div class="actions">
        <button class="quiet" onClick={() => void act({ action: 'abort' })}>
          Stop searching
        </button>
      </div>
    </div>
  );
}
