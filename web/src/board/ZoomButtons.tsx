// The buttons that zoom a drawing.
import { Icon } from '../ui/parts';
import { t } from '../i18n/t';

interface Zoomed {
  zoom: (factor: number) => void;
  fit: () => void;
}

export const ZoomButtons = ({ view }: { view: { current: Zoomed | undefined } }) => (
  <div class="zoom" role="group" aria-label={t('board-panel-zoom')}>
    <button
      class="icon-button"
      aria-label={t('board-panel-zoom-in')}
      onClick={() => view.current!.zoom(1.4)}
    >
      <Icon name="plus" />
    </button>
    <button
      class="icon-button"
      aria-label={t('board-panel-zoom-out')}
      onClick={() => view.current!.zoom(1 / 1.4)}
    >
      <Icon name="minus" />
    </button>
    <button
      class="icon-button"
      aria-label={t('board-panel-whole-board')}
      onClick={() => view.current!.fit()}
    >
      <Icon name="fit" />
    </button>
  </div>
);
