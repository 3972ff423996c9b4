// What the service worker does with a push message and a click, with the browser's parts played by the test.
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { runInNewContext } from 'node:vm';
import { expect, test, vi } from 'vitest';

interface Window {
  url: string;
  visibilityState: string;
  focus: () => void;
}

interface Subscription {
  options: object;
  toJSON: () => object;
}

function worker(windows: Window[], languages: string[] = []) {
  const heard = new Map<string, (event: unknown) => void>();
  const shown = vi.fn(async () => {});
  const opened = vi.fn(async () => {});
  const asked = vi.fn(async () => new Response('{}'));
  const subscribe = vi.fn(async (options: object) => subscription('again', options));
  const origin = 'https://go.example.org';
  runInNewContext(readFileSync(resolve(__dirname, '../public/sw.js'), 'utf8'), {
    self: { FILES: { version: '1', pages: [], large: [], words: {} } },
    addEventListener: (name: string, hear: (event: unknown) => void) => heard.set(name, hear),
    clients: { matchAll: async () => windows, openWindow: opened },
    registration: { showNotification: shown, pushManager: { subscribe } },
    caches: {
      keys: async () => ['omnigo-1'],
      open: async () => ({ match: async () => Response.json(languages) }),
    },
    fetch: asked,
    location: { origin },
    URL,
  });
  const hear = async (name: string, event: object) => {
    const waits: Promise<unknown>[] = [];
    heard.get(name)!({ ...event, waitUntil: (wait: Promise<unknown>) => waits.push(wait) });
    await Promise.all(waits);
  };
  return { hear, shown, opened, asked, subscribe };
}

const page = (path: string, visibilityState = 'visible'): Window => ({
  url: `https://go.example.org${path}`,
  visibilityState,
  focus: vi.fn(),
});
const subscription = (name: string, options: object = {}): Subscription => ({
  options,
  toJSON: () => ({
    endpoint: `https://push.example/${name}`,
    expirationTime: null,
    keys: { p256dh: 'key', auth: name },
  }),
});
const turn = { title: 'It is your turn', body: 'Against Bo', game: 'k3Qx0aB91z' };
const push = { data: { json: () => turn } };
const click = (close = vi.fn()) => ({
  notification: { close, data: { url: '/game/k3Qx0aB91z' } },
});

test('a push message is shown, one for each game', async () => {
  const { hear, shown } = worker([
    page('/'),
    page('/game/other'),
    page('/game/k3Qx0aB91z', 'hidden'),
  ]);
  await hear('push', push);
  expect(shown.mock.calls).toEqual([
    [
      turn.title,
      expect.objectContaining({
        body: 'Against Bo',
        tag: '/game/k3Qx0aB91z',
        data: { url: '/game/k3Qx0aB91z' },
      }),
    ],
  ]);
});

test('who sees the game needs no notification', async () => {
  const { hear, shown } = worker([page('/game/k3Qx0aB91z')]);
  await hear('push', push);
  expect(shown).not.toHaveBeenCalled();
});

test('a click shows the page of the game, or opens it', async () => {
  const there = page('/game/k3Qx0aB91z', 'hidden');
  const one = worker([page('/'), there]);
  const close = vi.fn();
  await one.hear('notificationclick', click(close));
  expect(close).toHaveBeenCalled();
  expect(there.focus).toHaveBeenCalled();
  expect(one.opened).not.toHaveBeenCalled();
  const other = worker([page('/'), page('/game/other')]);
  await other.hear('notificationclick', click());
  expect(other.opened).toHaveBeenCalledWith('/game/k3Qx0aB91z');
});

const posted = (name: string, language: string) => [
  '/api/notify/push',
  {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({
      endpoint: `https://push.example/${name}`,
      keys: { p256dh: 'key', auth: name },
      language,
    }),
  },
];

test('the server learns of a subscription that the browser has replaced', async () => {
  const { hear, asked, subscribe } = worker([], ['en', 'de']);
  await hear('pushsubscriptionchange', {
    oldSubscription: subscription('old'),
    newSubscription: subscription('new'),
  });
  expect(subscribe).not.toHaveBeenCalled();
  expect(asked.mock.calls).toEqual([posted('new', 'de')]);
});

test('a subscription that has ended is made again with its key', async () => {
  const options = { userVisibleOnly: true, applicationServerKey: 'server' };
  const { hear, asked, subscribe } = worker([], []);
  await hear('pushsubscriptionchange', {
    oldSubscription: subscription('old', options),
    newSubscription: null,
  });
  expect(subscribe).toHaveBeenCalledWith(options);
  expect(asked.mock.calls).toEqual([posted('again', 'en')]);
  // Nothing is known of the one that ended: the page subscribes again.
  await hear('pushsubscriptionchange', { oldSubscription: null, newSubscription: null });
  expect(asked).toHaveBeenCalledTimes(1);
});
