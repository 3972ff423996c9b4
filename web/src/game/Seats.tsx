// The players around the board: stone, name, clock, prisoners, whose turn it is.
import type { ComponentChildren } from 'preact';
import { StoneIcon } from '../ui/parts';
import { NameLink } from '../ui/router';
import { halves } from '../ui/numbers';
import type { Status } from '../rules/wasm';
import { playerName } from './words';
import { t } from '../i18n/t';

export interface SeatLook {
  name: string;
  /** The address of the player's profile. */
  href?: string;
  about?: string;
  clock?: ComponentChildren;
  /** Connected; missing: it does not matter. */
  here?: boolean;
  action?: ComponentChildren;
  /** How the player went out of the game, if so. */
  out?: string;
}

interface Props {
  status: Status;
  seats: SeatLook[];
  turn: number;
  glyphs: boolean;
}
export function Seats({ status, seats, turn, glyphs }: Props) {
  return (
    <ol class="seats first" aria-label={t('seats-players-in-turn-order')}>
      {seats.map((seat, i) => {
        const player = status.players[i];
        const colour = i + 1;
        const facts = [
          seat.about,
          !player.in && (seat.out ?? t('seats-out-resigned')),
          player.passed && player.in && t('seats-passed'),
          player.prisonersLost > 0 && t('seats-captured', { n: player.prisonersLost }),
          player.komi !== 0 && t('seats-komi', { komi: halves(player.komi) }),
        ].filter(Boolean);
        const its = turn === colour;
        return (
          <li
            key={i}
            class={`seat${its ? ' turn' : ''}${player.in ? '' : ' out'}`}
            aria-current={its ? 'step' : undefined}
          >
            <StoneIcon colour={colour} glyph={glyphs} />
            <div class="who">
              <div class="name">
                {seat.here !== undefined && (
                  <span
                    class={`dot-here${seat.here ? '' : ' away'}`}
                    role="img"
                    aria-label={seat.here ? t('seats-connected') : t('seats-not-connected')}
                  />
                )}
                <NameLink href={seat.href}>{seat.name || playerName(colour)}</NameLink>
              </div>
              <div class="about">{facts.join(' · ')}</div>
            </div>
            {seat.clock ?? seat.action ?? <span />}
          </li>
        );
      })}
    </ol>
  );
}
