// What a tap on a board does where positions are set up.
import { stoneName } from '../game/words';
import type { Colour } from '../rules/wasm';
import { StoneIcon } from '../ui/parts';
import { MOST_PLAYERS } from './players';
import { t } from '../i18n/t';

interface BrushProps {
  /** What a tap does without a brush. */
  first: string;
  players: number;
  brush: Colour | null;
  onBrush: (brush: Colour | null) => void;
}
/** One thing to do in turn, or stones of any colour to put down. */
export function Brushes({ first, players, brush, onBrush }: BrushProps) {
  const colours = Array.from({ length: Math.min(players, MOST_PLAYERS) }, (_, i) => i + 1);
  return (
    <div class="brushes" role="group" aria-label={t('brushes-what-a-tap-does')}>
      <button aria-pressed={brush === null} onClick={() => onBrush(null)}>
        {first}
      </button>
      {colours.map(colour => (
        <button
          key={colour}
          class="icon-button"
          aria-pressed={brush === colour}
          aria-label={t('brushes-put-stones', { stone: stoneName(colour) })}
          onClick={() => onBrush(colour)}
        >
          <StoneIcon colour={colour} glyph={players > 2} />
        </button>
      ))}
      <button aria-pressed={brush === 0} onClick={() => onBrush(0)}>
        {t('common-erase')}
      </button>
    </div>
  );
}
