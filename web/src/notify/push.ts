// Notifications that come while no page is open: the browser's subscription, known to the server.
import { notifyApi } from './api';

/** The service worker that shows them; none in a private window or without HTTPS. */
async function pusher(): Promise<PushManager | undefined> {
  if (!('serviceWorker' in navigator) || !('PushManager' in window)) return undefined;
  return (await navigator.serviceWorker.getRegistration())?.pushManager;
}

const sameKey = (key: ArrayBuffer | null, text: string) =>
  key !== null &&
  btoa(String.fromCharCode(...new Uint8Array(key)))
    .replace(/\+/g, '-')
    .replace(/\//g, '_')
    .replace(/=/g, '') === text;

/** Has the server notify this browser, in the page's language; needs the person's permission. */
export async function subscribe(key: string): Promise<void> {
  const manager = await pusher();
  if (!manager) return;
  let known = await manager.getSubscription();
  if (known && !sameKey(known.options.applicationServerKey, key)) {
    await known.unsubscribe(); // it belongs to a server that was here before
    known = null;
  }
  const made =
    known ?? (await manager.subscribe({ userVisibleOnly: true, applicationServerKey: key }));
  await notifyApi.subscribe(made.toJSON());
}

export async function unsubscribe(): Promise<void> {
  const known = await (await pusher())?.getSubscription();
  if (!known) return;
  await known.unsubscribe();
  await notifyApi.unsubscribe(known.endpoint);
}
