// Keeps the client, so that its pages open without a network; the API is left alone.
//
// FILES is the list of a build (scripts/offlineFiles.ts). Each build has a cache of its own. The page comes from the
// cache of the worker in charge, so a build is used as a whole; a newer worker waits until the person agrees, or until
// no page is open. Files under /assets have their hash in the name: what an older cache has is copied.
const { version, pages, large, words } = self.FILES;
const PREFIX = 'omnigo-';
const CACHE = PREFIX + version;
const isPage = path => !/^\/(api|ws|assets|healthz|metrics)\b/.test(path) && !/\.\w+$/.test(path);

async function keep(paths) {
  const cache = await caches.open(CACHE);
  const fetched = async path => {
    if (await cache.match(path)) return;
    const known = path.startsWith('/assets/') && (await caches.match(path));
    if (known) return cache.put(path, known);
    const answer = await fetch(path, { cache: path.startsWith('/assets/') ? 'default' : 'reload' });
    if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
    await cache.put(path, answer);
  };
  // One by one: somebody may be using the network for a game.
  for (const path of new Set(paths)) await fetched(path);
}

/** The languages whose words are kept, the one that was used last at the end: those of an earlier build too. */
async function knownLanguages() {
  const kept = await Promise.all(
    (await caches.keys()).map(async name =>
      (await (await caches.open(name)).match('/languages'))?.json(),
    ),
  );
  return [...new Set(kept.flatMap(list => list ?? []))];
}
const wordsIn = languages => languages.flatMap(language => words[language] ?? []);

async function keepLanguage(language) {
  const others = (await knownLanguages()).filter(known => known !== language);
  const languages = [...others, language];
  await keep(wordsIn(languages));
  await (await caches.open(CACHE)).put('/languages', Response.json(languages));
}

addEventListener('install', event => {
  event.waitUntil(knownLanguages().then(languages => keep([...pages, ...wordsIn(languages)])));
});

/** Pages of the build before may still be open: its cache goes with the next one. */
async function dropOld() {
  const own = (await caches.keys()).filter(name => name.startsWith(PREFIX) && name !== CACHE);
  await Promise.all(own.slice(0, -1).map(name => caches.delete(name)));
}
addEventListener('activate', event => event.waitUntil(dropOld().then(() => clients.claim())));

addEventListener('message', event => {
  const { language, takeOver } = event.data;
  if (takeOver) event.waitUntil(skipWaiting());
  if (!language) return;
  const [port] = event.ports;
  const done = keepLanguage(language).then(() => keep(large).then(() => port.postMessage(true)));
  event.waitUntil(done.catch(() => port.postMessage(false)));
});

/** A message of the server: it is somebody's turn. Says nothing to those who see the game. */
async function showTurn({ title, body, game }) {
  const url = `/game/${game}`;
  if ((await pagesAt(url)).some(page => page.visibilityState === 'visible')) return;
  await registration.showNotification(title, {
    body,
    tag: url,
    renotify: true,
    icon: '/icon-192.png',
    data: { url },
  });
}
const pagesAt = async url =>
  (await clients.matchAll({ type: 'window', includeUncontrolled: true })).filter(
    page => new URL(page.url).pathname === url,
  );
async function openGame(url) {
  const [page] = await pagesAt(url);
  return page ? page.focus() : clients.openWindow(url);
}
addEventListener('push', event => event.waitUntil(showTurn(event.data.json())));
addEventListener('notificationclick', event => {
  event.notification.close();
  event.waitUntil(openGame(event.notification.data.url));
});

/** The browser has replaced its subscription, or ended one that can be made again: says to the server where to push from now on. */
async function renew({ oldSubscription, newSubscription }) {
  const made =
    newSubscription ??
    (oldSubscription && (await registration.pushManager.subscribe(oldSubscription.options)));
  if (!made) return;
  const { endpoint, keys } = made.toJSON();
  const language = (await knownLanguages()).at(-1) ?? 'en';
  await fetch('/api/notify/push', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ endpoint, keys, language }),
  });
}
addEventListener('pushsubscriptionchange', event => event.waitUntil(renew(event)));

async function asset(request) {
  const known = await caches.match(request);
  return known ?? fetch(request);
}
const page = async request => (await (await caches.open(CACHE)).match('/')) ?? fetch(request);

addEventListener('fetch', event => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== location.origin) return;
  if (request.mode === 'navigate' && isPage(pathname)) event.respondWith(page(request));
  else if (pathname.startsWith('/assets/') || pages.includes(pathname))
    event.respondWith(asset(request));
});
