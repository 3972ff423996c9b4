// On from the position on the board: against bots in this browser, or with others on the server.
import { useState } from 'preact/hooks';
import { LETTERS } from '../board/players';
import { ownGraph, writeStart } from '../game/record';
import { playerName } from '../game/words';
import type { ApiError } from '../live/api';
import type { CreateRequest } from '../live/wire';
import { createGame } from '../pages/quick';
import { againstBot } from '../review/again';
import { BotChoice, chosenBot } from '../review/BotChoice';
import type { Start } from '../rules/wasm';
import { Trouble } from '../ui/parts';
import { go } from '../ui/router';
import type { Recorded } from './recorded';
import { t } from '../i18n/t';
import '../i18n/library';

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
  const [trouble, setTrouble] = useState('');
  const [asked, setAsked] = useState(false);
  const { over, players } = recorded.tree.game.status();
  const play = () => {
    againstBot(recorded, chosenBot.value).touch();
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
            <BotChoice label={t('continue-bot')} open={asked} />
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
