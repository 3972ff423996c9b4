// A move as the rules make it: the stone is put down, the opponents are cleared, then the mover.
import type { Mark, Position } from '../board/view';
import { playerName, whyIllegal } from '../game/words';
import type { MoveSteps } from '../rules/position';
import type { Board, Colour, Colouring, Game, Point } from '../rules/wasm';
import { t } from '../i18n/t';
import '../i18n/explore';

export interface Stepping {
  move: MoveSteps;
  point: Point;
  /** 0: placed; 1: the opponents cleared; 2: the mover cleared, and compared with earlier positions. */
  at: number;
}

/** The board as it stands within the move; what goes next has a ring. */
export function stepPosition(before: Colouring, { move, at }: Stepping): Partial<Position> {
  const { placed, taken, lost, after } = move;
  const without = placed.slice();
  for (const point of taken) without[point] = 0;
  const stones = [placed, without, after][at] ?? before;
  const going = [taken, lost, []][at] ?? [];
  return {
    stones,
    toPlay: 0,
    labels: undefined,
    owners: undefined,
    path: undefined,
    marks: new Map(going.map((point): [Point, Mark] => [point, 'wrong'])),
  };
}

interface Props {
  board: Board;
  game: Game;
  steps: Stepping;
  player: Colour;
  suicide: boolean;
  onStep: (at: number) => void;
  onDone: () => void;
  onCancel: () => void;
}

function textOf({ board, steps, player }: Props): string {
  const { move, point, at } = steps;
  const who = playerName(player);
  if (at === 0) {
    const next = move.taken.length
      ? t('steps-stones-of-the-opponents-now', { n: move.taken.length })
      : t('steps-every-opposing-stone-still-reaches');
    return `1. ${t('steps-1-puts-a-stone-on', { who, name: board.names[point] })} ${next}`;
  }
  if (at === 1) {
    const next = move.lost.length
      ? t('steps-stones-of-s-own-reach', { n: move.lost.length, who })
      : t('steps-s-own-stones-all-reach', { who });
    return `2. ${t('steps-2-the-opponents-are-cleared', { n: move.taken.length })} ${next}`;
  }
  return `3. ${t('steps-3-s-own-colour-is', { who, n: move.lost.length })}`;
}

export function MoveInSteps(props: Props) {
  const { board, game, steps, onStep, onDone, onCancel } = props;
  const legality = game.legality(steps.point);
  const verdict = legality.legal
    ? t('steps-this-colouring-is-new-the')
    : whyIllegal(board, steps.point, legality);
  return (
    <div class="card move-steps" role="status">
      <p>
        {textOf(props)} {steps.at === 2 && <strong>{verdict}</strong>}
      </p>
      <div class="actions">
        <button disabled={steps.at === 0} onClick={() => onStep(steps.at - 1)}>
          {t('explore-back')}
        </button>
        {steps.at < 2 ? (
          <button class="primary" onClick={() => onStep(steps.at + 1)}>
            {t('steps-next-step')}
          </button>
        ) : legality.legal ? (
          <button class="primary" onClick={onDone}>
            {t('steps-play-it')}
          </button>
        ) : null}
        <button class="quiet" onClick={onCancel}>
          {t('steps-take-it-back')}
        </button>
      </div>
    </div>
  );
}
