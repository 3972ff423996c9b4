// What the bot in this browser thinks of the position: no server is asked.
import { useEffect, useState } from 'preact/hooks';
import type { Position } from '../board/view';
import { think } from '../bot/bots';
import { Candidates } from '../review/Candidates';
import { bestLabels, opinionFromThought, ownersOf, type Opinion } from '../review/opinion';
import type { Board, Game } from '../rules/wasm';
import { NOTHING, type Shown } from './lens';
import { plainGame, type Study } from './state';
import { t } from '../i18n/t';
import '../i18n/explore';

interface Props {
  board: Board;
  study: Study;
  game: Game | null;
  onShow: (shown: Shown | null) => void;
}

/** The best moves as letters, and who is likely to own what. */
const marksOf = (board: Board, opinion: Opinion): Partial<Position> => ({
  ...NOTHING,
  labels: bestLabels(opinion),
  ...ownersOf(board, opinion),
});

export function Thoughts({ board, study, game, onShow }: Props) {
  const [opinion, setOpinion] = useState<Opinion | null>(null);
  const [state, setState] = useState<'idle' | 'thinking' | 'failed'>('idle');
  useEffect(() => {
    setOpinion(null);
    setState('idle');
  }, [study]);
  const ask = async () => {
    setState('thinking');
    try {
      const found = opinionFromThought(await think(plainGame(board, study), 'omnigo'));
      setOpinion(found);
      setState('idle');
      onShow({ marks: marksOf(board, found) });
    } catch {
      setState('failed');
    }
  };
  const ready = game && !game.status().over;
  return (
    <section class="card stack" aria-label={t('thoughts-the-bot')}>
      <div class="row spread">
        <span>{t('thoughts-what-does-the-bot-think')}</span>
        <button disabled={!ready || state === 'thinking'} onClick={ask}>
          {state === 'thinking' ? t('thoughts-it-thinks') : t('thoughts-ask-it')}
        </button>
      </div>
      {state === 'failed' && <p class="notice shown">{t('common-the-bot-could-not-be')}</p>}
      {opinion && <Candidates board={board} opinion={opinion} />}
    </section>
  );
}
