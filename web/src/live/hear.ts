// What happens in a game, for the ears: sounds, and words for those who listen instead of looking.
import { colourOf } from '../board/players';
import { playerName, pointsText } from '../game/words';
import { titleOf } from '../pages/boards';
import { announce } from '../ui/parts';
import { sound } from '../ui/sound';
import type { LiveGame } from './game';
import { notifyTurn } from './notify';
import { shownName } from './seats';
import type { GameEvent, Player } from './wire';
import { t } from '../i18n/t';

export function hearEvent({ board, state }: LiveGame, event: GameEvent, mine: Player[]) {
  const { snapshot } = state.value!;
  const next = snapshot.game.to_play;
  const yours = mine.includes(next) && snapshot.game.phase === 'playing';
  switch (event.action) {
    case 'move': {
      sound(event.taken.length ? 'capture' : 'stone', event.taken.length);
      const values = {
        player: playerName(colourOf(event.player)),
        point: event.point,
        n: event.taken.length,
      };
      announce(t('hear-move', values), yours && t('hear-your-turn'));
      break;
    }
    case 'pass':
      sound('pass');
      announce(
        t('hear-passes', { player: playerName(colourOf(event.player)) }),
        yours && t('hear-your-turn'),
      );
      break;
    case 'start':
      sound('turn');
      announce(t('hear-the-game-has-begun'));
      break;
    case 'stop':
      announce(t('hear-all-have-passed-which-stones'));
      break;
    case 'mark': {
      const lost = event.worse?.find(({ player }) => mine.includes(player));
      if (!lost || mine.includes(event.player)) break;
      sound('alarm');
      announce(
        t('hear-changed-the-marking-it-costs', {
          player: playerName(colourOf(event.player)),
          points: pointsText(lost.points),
        }),
      );
      if (document.hidden) notifyTurn(board.spec);
      break;
    }
    case 'result':
      sound('end');
      announce(t('hear-the-game-is-over'));
      break;
    case 'chat':
      if (!event.hidden)
        announce(t('common-label', { label: shownName(event.person), text: event.text }));
      break;
  }
  const turned = event.action === 'move' || event.action === 'pass' || event.action === 'start';
  if (yours && turned && document.hidden) notifyTurn(titleOf(board));
}
