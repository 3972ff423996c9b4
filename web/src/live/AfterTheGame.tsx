// What next, once a game is over: again, another, or on from here against bots.
import { useEffect, useRef, useState } from 'preact/hooks';
import { createGame } from '../pages/quick';
import { go } from '../ui/router';
import type { Act } from './act';
import type { ApiError } from './api';
import type { LiveGame } from './game';
import type { Player } from './wire';
import { Trouble } from '../ui/parts';
import { t } from '../i18n/t';

export function AfterTheGame({
  live,
  act,
  speaker,
}: {
  live: LiveGame;
  act: Act;
  speaker?: Player;
}) {
  const { snapshot } = live.state.value!;
  const [trouble, setTrouble] = useState('');
  const { turn } = live.tree.node;
  // On a copy: you play the next player, bots play the others.
  const playOn = () => {
    const { toPlay } = live.tree.game.status();
    const seats = snapshot.game.seats.map((_, i) =>
      i + 1 === toPlay ? { kind: 'me' as const } : { kind: 'bot' as const, bot: 'regular' },
    );
    createGame({ from: { game: live.id, turn }, seats, clock: 'none', listed: false }).catch(
      (error: ApiError) => setTrouble(error.message),
    );
  };
  // Who is here when all want another game goes there at once: its clock runs.
  const known = useRef(snapshot.rematch);
  useEffect(() => {
    if (speaker && snapshot.rematch && !known.current) go(`/game/${snapshot.rematch}`);
  }, [snapshot.rematch]);
  const hidden = !!speaker && (snapshot.game.private ?? []).includes(speaker);
  const asked = snapshot.requests.some(request => request.kind === 'rematch');
  if (snapshot.rematch) {
    return (
      <button class="primary" onClick={() => go(`/game/${snapshot.rematch}`)}>
        {t('after-the-game-to-the-next-game')}
      </button>
    );
  }
  return (
    <div class="actions">
      {speaker && (
        <button
          class="primary"
          disabled={asked}
          onClick={() => void act({ action: 'rematch', player: speaker })}
        >
          {t('after-the-game-play-again')}
        </button>
      )}
      <button onClick={() => go('/new')}>{t('common-new-game')}</button>
      {live.isOwn(live.tree.current) && (
        <button class="quiet" onClick={playOn}>
          {t('after-the-game-play-on-from-turn-against', { turn })}
        </button>
      )}
      {speaker && (
        <button
          class="quiet"
          title={t('after-the-game-private-about')}
          onClick={() => void act({ action: 'private', player: speaker, on: !hidden })}
        >
          {hidden ? t('after-the-game-make-public') : t('after-the-game-make-private')}
        </button>
      )}
      <Trouble text={trouble} />
    </div>
  );
}
