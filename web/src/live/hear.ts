// What happens in a game, for the ears: sounds, and words for those who listen instead of looking.
import { colourOf } from '../board/players';
import { playerName } from '../game/words';
import { titleOf } from '../pages/boards';
import { announce } from '../ui/parts';
import { sound } from '../ui/sound';
import type { LiveGame } from './game';
import { notifyTurn } from './notify';
import { shownName } from './seats';
import type { GameEvent, Player } from './wire';

export function hearEvent({ board, state }: LiveGame, event: GameEvent, mine: Player[]) {
  const { snapshot } = state.value!;
  const next = snapshot.game.to_play;
  const yours = mine.includes(next) && snapshot.game.phase === 'playing';
  switch (event.action) {
    case 'move': {
      sound(event.taken.length ? 'capture' : 'stone', event.taken.length);
      const taken = event.taken.length ? `, ${event.taken.length} taken` : '';
      announce(
        `${playerName(colourOf(event.player))} ${event.point}${taken}. ${yours ? 'Your turn.' : ''}`,
      );
      break;
    }
    case 'pass':
      sound('pass');
      announce(`${playerName(colourOf(event.player))} passes. ${yours ? 'Your turn.' : ''}`);
      break;
    case 'start':
      sound('turn');
      announce('The game has begun.');
      break;
    case 'stop':
      announce('All have passed: which stones are dead?');
      break;
    case 'mark': {
      const lost = event.worse?.find(({ player }) => mine.includes(player));
      if (!lost || mine.includes(event.player)) break;
      sound('alarm');
      announce(
        `${playerName(colourOf(event.player))} changed the marking: it costs you ${lost.points} points. Accept it, mark it back or play on.`,
      );
      if (document.hidden) notifyTurn(board.spec);
      break;
    }
    case 'result':
      sound('end');
      announce('The game is over.');
      break;
    case 'chat':
      if (!event.hidden) announce(`${shownName(event.person)}: ${event.text}`);
      break;
  }
  const turned = event.action === 'move' || event.action === 'pass' || event.action === 'start';
  if (yours && turned && document.hidden) notifyTurn(titleOf(board));
}
