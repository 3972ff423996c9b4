// A game or a position to take away. The dialog and what it makes are fetched when somebody asks.
import { useState } from 'preact/hooks';
import type { ExportSource } from '../export/ExportDialog';
import { lazy } from '../ui/lazy';
import { Dialog } from '../ui/parts';
import { t } from '../i18n/t';

const Choices = lazy(() => import('../export/ExportDialog'));

export function ExportButton(source: ExportSource) {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <button class="quiet" onClick={() => setOpen(true)}>
        {t('export-export')}
      </button>
      <Dialog title={t('export-export')} open={open} onClose={close}>
        <Choices {...source} onClose={close} />
      </Dialog>
    </>
  );
}
