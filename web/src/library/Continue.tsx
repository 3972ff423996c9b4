// On from the position on the board: against bots in this browser, or with others on the server.
import { useEffect, useState } from 'preact/hooks';
import { botLevels } from '../bot/bots';
import type { Level } from '../bot/thinker';
import { LETTERS } from '../board/players';
import { LocalGame } from '../game/local';
import { ownGraph, writeStart } from '../game/record';
import { playerName } from '../game/words';
import type { ApiError } from '../live/api';
import type { CreateRequest } from '../live/wire';
import { createGame } from '../pages/quick';
import type { Start } from '../rules/wasm';
import { Trouble } from '../ui/parts';
import { go } from '../ui/router';
import type { Recorded } from './recorded';
import { t } from '../i18n/t';
import '../i18n/library';

/** A game at this screen with the whole history: you play whoever is next, the bot the others. */
export function againstBot({ board, record, tree }: Recorded, bot: string): LocalGame {
  const { start, events } = tree.since(tree.current);
  const { toPlay, players } = tree.game.status();
  const bots = players.map((_, i) => (i + 1 === toPlay ? '' : bot));
  const setup = {
    board: board.ownText ?? board.spec,
    own: board.ownText !== undefined,
    rules: record.rules,
    names: bots.map((name, i) => name || playerName(i + 1)),
    start,
    bots,
  };
  return LocalGame.restore(board, { setup, events, dead: [], neutral: [], agreed: false });
}

/** The position alone, for a game on the server: it has not seen what led there. */
export function requestFrom({ board, record, tree }: Recorded): CreateRequest {
  const { toPlay, players } = tree.game.status();
  const start: Start = {
    stones: [...tree.game.colouring()].map(colour => LETTERS[colour]).join(''),
    first: toPlay,
    handicap: tree.start.handicap,
    prisoners: players.map(({ prisonersLost }) => prisonersLost),
  };
  return {
    board: board.ownText === undefined ? board.spec : ownGraph(board),
    rules: record.rules,
    start: writeStart(board, start),
    seats: players.map((_, i) => ({ kind: i + 1 === toPlay ? 'me' : 'anyone' })),
    clock: 'none',
    rated: false,
    listed: false,
  } as CreateRequest;
}

export function Continue({ recorded }: { recorded: Recorded }) {
  const [levels, setLevels] = useState<Level[]>([]);
  const [bot, setBot] = useState('regular');
  const [trouble, setTrouble] = useState('');
  const [asked, setAsked] = useState(false);
  const { over, players } = recorded.tree.game.status();
  useEffect(() => {
    if (asked && !levels.length) botLevels().then(setLevels, () => setAsked(false));
  }, [asked]);
  const play = () => {
    againstBot(recorded, bot).touch();
    go('/local');
  };
  const invite = () => {
    setTrouble('');
    createGame(requestFrom(recorded)).catch((error: ApiError) => setTrouble(error.message));
  };
  const someLeft = players.some(player => !player.in);
  return (
    <details class="card stack continue" onToggle={() => setAsked(true)}>
      <summary>{t('continue-from-here')}</summary>
      {over ? (
        <p class="fine">{t('continue-over')}</p>
      ) : (
        <div class="stack">
          <p class="fine">
            {t('continue-how', { player: playerName(recorded.tree.game.status().toPlay) })}
          </p>
          <div class="row">
            <select
              aria-label={t('continue-bot')}
              value={bot}
              onChange={event => setBot(event.currentTarget.value)}
            >
              {(levels.length ? levels.map(({ name }) => name) : [bot]).map(name => (
                <option key={name} value={name}>
                  {name}
                </option>
              ))}
            </select>
            <button class="primary" onClick={play}>
              {t('continue-against')}
            </button>
          </div>
          <button onClick={invite} disabled={someLeft}>
            {t('continue-friend')}
          </button>
          <Trouble text={trouble} />
        </div>
      )}
    </details>
  );
}
