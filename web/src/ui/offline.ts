// Pages that open again without a network: a service worker keeps what they are made of (public/sw.js).

/** Keeps the page and all that it has loaded so far; says whether it could. */
export async function keepForOffline(): Promise<boolean> {
  try {
    await navigator.serviceWorker?.register('/sw.js');
    const ready = await navigator.serviceWorker?.ready;
    const loaded = performance.getEntriesByType('resource').map(({ name }) => name);
    const own = loaded.filter(name => new URL(name).origin === location.origin);
    ready?.active?.postMessage({ keep: own });
    return Boolean(ready);
  } catch {
    // No service worker here (a private window, plain HTTP): the page works while there is a network.
    return false;
  }
}
