// The way from the lessons into a game: 7x7 against the gentlest bot.
import { useState } from 'preact/hooks';
import { botGame } from '../pages/quick';
import { Trouble } from '../ui/parts';
import { t } from '../i18n/t';
import '../i18n/learn';

/** Nothing in it that the first lessons have not shown: no suicide, no komi, no clock. */
const first = () =>
  botGame({
    board: 'grid:7x7',
    rules: 'no-suicide',
    clock: 'none',
    choose: names => names[0],
    guide: true,
  });

export function FirstGame() {
  const [busy, setBusy] = useState(false);
  const [trouble, setTrouble] = useState('');
  const play = () => {
    setBusy(true);
    setTrouble('');
    first()
      .catch((error: Error) => setTrouble(error.message))
      .finally(() => setBusy(false));
  };
  return (
    <>
      <div class="buttons">
        <button class="primary big" disabled={busy} onClick={play}>
          {t('first-game-play-7-7-against-the')}
        </button>
      </div>
      <Trouble text={trouble} />
    </>
  );
}
