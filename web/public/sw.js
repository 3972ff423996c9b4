// Keeps the client's files, so that pages open again without a network.
//
// Files under /assets have their hash in the name and never change: once kept, they come from here.
// The page itself comes from the network where there is one. The API is left alone.
const CACHE = 'omnigo-1';
const isAsset = path => path.startsWith('/assets/') || path === '/icon.svg';

addEventListener('install', event => {
  event.waitUntil(
    caches
      .open(CACHE)
      .then(cache => cache.add('/'))
      .then(() => skipWaiting()),
  );
});
addEventListener('activate', event => event.waitUntil(clients.claim()));

addEventListener('message', event => {
  const paths = (event.data?.keep ?? []).map(name => new URL(name).pathname).filter(isAsset);
  event.waitUntil(
    caches
      .open(CACHE)
      .then(cache => Promise.allSettled([...new Set(paths)].map(path => keep(cache, path)))),
  );
});
const keep = async (cache, path) => (await cache.match(path)) ?? cache.add(path);

async function asset(request) {
  const cache = await caches.open(CACHE);
  const known = await cache.match(request);
  if (known) return known;
  const answer = await fetch(request);
  if (answer.ok) await cache.put(request, answer.clone());
  return answer;
}

/** Every page is the same file. Another one than before names other assets: the old ones go. */
async function page(request) {
  const cache = await caches.open(CACHE);
  const known = await cache.match('/');
  try {
    const answer = await fetch(request);
    if (!answer.ok) return answer;
    const [before, now] = await Promise.all([known?.clone().text(), answer.clone().text()]);
    if (before !== now) {
      for (const old of await cache.keys()) await cache.delete(old);
      await cache.put('/', answer.clone());
    }
    return answer;
  } catch (error) {
    if (known) return known;
    throw error;
  }
}

addEventListener('fetch', event => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== location.origin) return;
  if (isAsset(pathname)) event.respondWith(asset(request));
  else if (request.mode === 'navigate') event.respondWith(page(request));
});
