// Pages that open again without a network: a service worker keeps what they are made of (public/sw.js).
import { signal } from '@preact/signals';
import { language } from '../i18n/language';

/** A newer version of the client is here and waits. */
export const updateReady = signal(false);

let registered: Promise<ServiceWorkerRegistration> | undefined;
const registration = () => (registered ??= register());

async function register(): Promise<ServiceWorkerRegistration> {
  const worker = await navigator.serviceWorker.register('/sw.js');
  const notice = () => {
    updateReady.value = Boolean(worker.waiting && navigator.serviceWorker.controller);
  };
  notice();
  worker.addEventListener('updatefound', () =>
    worker.installing?.addEventListener('statechange', notice),
  );
  // An app on a phone stays open for days.
  addEventListener('visibilitychange', () => {
    if (!document.hidden) void worker.update().catch(() => {});
  });
  return worker;
}

/** How long nothing of the client is fetched before the page is at rest, in milliseconds. */
const QUIET = 2000;

/** When the page has all that it shows: what is fetched for later use should not be in its way. */
export function rest(): Promise<void> {
  return new Promise(done => {
    const over = () => {
      watch.disconnect();
      done();
    };
    let timer = setTimeout(over, QUIET);
    const watch = new PerformanceObserver(list => {
      if (!list.getEntries().some(({ name }) => name.includes('/assets/'))) return;
      clearTimeout(timer);
      timer = setTimeout(over, QUIET);
    });
    watch.observe({ type: 'resource' });
  });
}

/** Keeps the client with the words of the page's language; says whether all of it is kept. */
export async function keepForOffline(): Promise<boolean> {
  try {
    await registration();
    const { active } = await navigator.serviceWorker.ready;
    const { port1, port2 } = new MessageChannel();
    const answer = new Promise<boolean>(done => (port1.onmessage = ({ data }) => done(data)));
    active!.postMessage({ language }, [port2]);
    return await answer;
  } catch {
    // No service worker here (a private window, plain HTTP): the page works while there is a network.
    return false;
  }
}

/** The newer version takes over, and the page begins again with it. */
export async function takeUpdate() {
  navigator.serviceWorker.addEventListener('controllerchange', () => location.reload());
  (await registration()).waiting?.postMessage({ takeOver: true });
}
