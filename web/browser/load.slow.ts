// The first visit on a phone, simulated: 1.6 Mbit/s, 150 ms to the server and back, a processor four times
// slower than this one. `npm run browser:slow -- load` prints the figures.
import type { Browser, CDPSession } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { hasChromium, launch, serveGames, type Served } from './browser';

const PHONE = { viewport: { width: 360, height: 740 }, deviceScaleFactor: 2, hasTouch: true };
const BITS_PER_SECOND = 1_600_000;
const ROUND_TRIP = 150;
const SLOWER = 4;
const RUNS = 5;

let browser: Browser;
let served: Served;
beforeAll(async () => {
  if (!hasChromium) return;
  [browser, served] = await Promise.all([launch(), serveGames()]);
  await openGames();
});
afterAll(async () => {
  await browser?.close();
  await served?.stop();
});

/** Games for the list on the first page: one with an open seat, one that is being played. */
async function openGames() {
  const people = await Promise.all([browser.newContext(), browser.newContext()]);
  const [an, bo] = people.map(({ request }) => async (path: string, data: object) => {
    const answer = await request.post(served.url + path, { data });
    expect(answer.status(), await answer.text()).toBe(200);
    return answer.json();
  });
  await an('/api/guest', { name: 'An' });
  await bo('/api/guest', { name: 'Bo' });
  const seats = [{ kind: 'me' }, { kind: 'anyone' }];
  await an('/api/games', { board: '9', seats, listed: true });
  const { game } = await an('/api/games', { board: 'triangular:5', seats, listed: true });
  await bo(`/api/games/${game}/actions`, { id: 'a1', do: { action: 'join', player: 'white' } });
  await an(`/api/games/${game}/actions`, {
    id: 'a1',
    do: { action: 'move', player: 'black', turn: 1, point: '30' },
  });
  await Promise.all(people.map(context => context.close()));
}

/** What a page fetches first for later use, when it is at rest. */
const LATER = /\/assets\/(table|played|GamePage|LocalPage)-/;

/** Counts what is sent to a page, with headers, until it rests. */
async function watchBytes(phone: CDPSession): Promise<() => Promise<number>> {
  let bytes = 0;
  phone.on('Network.loadingFinished', ({ encodedDataLength }) => (bytes += encodedDataLength));
  phone.on('Network.webSocketFrameReceived', ({ response }) => {
    bytes += response.payloadData.length;
  });
  const rest = new Promise<number>(done =>
    phone.on('Network.requestWillBeSent', ({ request }) => {
      if (LATER.test(request.url)) done(bytes);
    }),
  );
  await phone.send('Network.enable');
  return () => rest;
}

interface Load {
  /** When the largest text or picture was painted, in milliseconds. */
  largest: number;
  /** What tasks after the first paint took beyond 50 ms each, in milliseconds. */
  blocked: number;
  /** Until the page rests. */
  bytes: number;
}

async function load(path: string): Promise<Load> {
  const context = await browser.newContext(PHONE);
  const page = await context.newPage();
  const phone = await context.newCDPSession(page);
  const rest = await watchBytes(phone);
  await phone.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: ROUND_TRIP,
    downloadThroughput: BITS_PER_SECOND / 8,
    uploadThroughput: BITS_PER_SECOND / 8,
  });
  await phone.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  await page.addInitScript(() => {
    const seen = { largest: 0, tasks: [] as [number, number][] };
    Object.assign(window, { seen });
    const watch = (type: string, note: (entry: PerformanceEntry) => void) =>
      new PerformanceObserver(list => list.getEntries().forEach(note)).observe({
        type,
        buffered: true,
      });
    watch('largest-contentful-paint', entry => (seen.largest = entry.startTime));
    watch('longtask', ({ startTime, duration }) => seen.tasks.push([startTime, duration]));
  });
  await page.goto(served.url + path);
  await page.waitForSelector('.hero .stone');
  await page.waitForSelector('.game-row');
  const bytes = await rest();
  const measured = await page.evaluate(() => {
    const { seen } = window as unknown as { seen: { largest: number; tasks: [number, number][] } };
    const [{ startTime: first }] = performance.getEntriesByName('first-contentful-paint');
    const after = seen.tasks.filter(([start, duration]) => start + duration > first);
    const beyond = after.map(([start, duration]) => start + duration - Math.max(start, first) - 50);
    return {
      largest: seen.largest,
      blocked: beyond.reduce((sum, ms) => sum + Math.max(0, ms), 0),
    };
  });
  await context.close();
  return { ...measured, bytes };
}

const median = (values: number[]) =>
  Math.round([...values].sort((a, b) => a - b)[Math.floor(values.length / 2)]);

test.skipIf(!hasChromium)(
  'the first page is there in two seconds and answers at once',
  async () => {
    const loads: Load[] = [];
    for (let i = 0; i < RUNS; ++i) loads.push(await load('/'));
    const largest = median(loads.map(({ largest }) => largest));
    const blocked = median(loads.map(({ blocked }) => blocked));
    const bytes = median(loads.map(({ bytes }) => bytes));
    console.log(
      `largest paint ${largest} ms, blocked ${blocked} ms, ${bytes} bytes (${RUNS} loads)`,
    );
    expect(largest).toBeLessThan(2000);
    expect(blocked).toBeLessThan(300);
    expect(bytes).toBeLessThan(200_000);
  },
);
