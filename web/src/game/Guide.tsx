// A word beside somebody's first game, at the moments when newcomers hesitate.
import type { Status } from '../rules/wasm';
import { address, go, Link, parse } from '../ui/router';
import { t } from '../i18n/t';

interface Props {
  phase: 'playing' | 'scoring' | 'finished' | string;
  status: Status;
  /** The word on the button that ends the count. */
  accept: string;
}
/** Shown where the address asks for it: see botGame. */
export function Guide(props: Props) {
  if (!parse(address.value).query.has('guide')) return null;
  const close = () => go(address.value.replace(/[?&]guide/, ''), true);
  return (
    <div class="card guide" role="note">
      <p>{advice(props)}</p>
      <button class="link" onClick={close}>
        {t('guide-hide-this-advice')}
      </button>
      {props.phase === 'finished' && (
        <div class="buttons">
          <Link class="button" href="/learn">
            {t('common-to-the-lessons')}
          </Link>
        </div>
      )}
    </div>
  );
}

function advice({ phase, status, accept }: Props): string {
  const { turns, players } = status;
  if (phase === 'finished') {
    return players.some(player => !player.in)
      ? t('guide-a-player-who-sees-no')
      : t('guide-that-was-your-first-game');
  }
  if (phase === 'scoring') {
    return t('guide-small-squares-show-whose-point', { accept });
  }
  if (turns === 0) return t('guide-you-are-black-and-begin');
  if (players.some(player => player.passed && player.in)) {
    return t('guide-the-bot-has-passed-it');
  }
  if (turns < 8) {
    return t('guide-a-ring-marks-the-latest');
  }
  if (turns < 20) {
    return t('guide-before-each-move-look-for');
  }
  return t('guide-when-every-region-belongs-to');
}
