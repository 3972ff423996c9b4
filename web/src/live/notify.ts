// A notification from the browser when it is your turn and the page is hidden.
import { settings } from '../ui/settings';
import { t } from '../i18n/t';

export const canNotify = () => typeof Notification !== 'undefined';

export const mayNotify = () => canNotify() && Notification.permission === 'granted';

/** Asks the person once; true if notifications may come. */
export async function wantNotifications(): Promise<boolean> {
  return canNotify() && (await Notification.requestPermission()) === 'granted';
}

export function notifyTurn(board: string) {
  if (!settings.notify.value || !mayNotify()) return;
  const note = new Notification(t('notify-your-turn'), {
    body: board,
    tag: 'omnigo-turn',
    icon: '/icon.svg',
  });
  note.onclick = () => {
    window.focus();
    note.close();
  };
}
