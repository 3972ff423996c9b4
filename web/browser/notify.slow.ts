// People who are not here: web push from the server to an endpoint of the test and from there through the developer protocol
// to the service worker; e-mail through a mail server of the test.
import { createDecipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import { createServer as createTcpServer, type AddressInfo, type Server } from 'node:net';
import type { Browser, BrowserContext, Page, Worker } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { axe, hasChromium, launch, serveGames, watchErrors, type Served } from './browser';

// --- the browser's half of RFC 8291

const browserKeys = createECDH('prime256v1');
browserKeys.generateKeys();
const auth = randomBytes(16);

function decrypt(body: Buffer): string {
  const [salt, serverKey, sealed] = [
    body.subarray(0, 16),
    body.subarray(21, 86),
    body.subarray(86),
  ];
  const derive = (key: Buffer, salt: Buffer, info: Buffer | string, length: number) =>
    Buffer.from(hkdfSync('sha256', key, salt, info, length));
  const info = Buffer.concat([
    Buffer.from('WebPush: info\0'),
    browserKeys.getPublicKey(),
    serverKey,
  ]);
  const secret = derive(browserKeys.computeSecret(serverKey), auth, info, 32);
  const key = derive(secret, salt, 'Content-Encoding: aes128gcm\0', 16);
  const nonce = derive(secret, salt, 'Content-Encoding: nonce\0', 12);
  const opened = createDecipheriv('aes-128-gcm', key, nonce);
  opened.setAuthTag(sealed.subarray(-16));
  const plain = Buffer.concat([opened.update(sealed.subarray(0, -16)), opened.final()]);
  expect(plain.at(-1)).toBe(2);
  return plain.subarray(0, -1).toString();
}

// --- servers

const listen = async (server: Server) => {
  await new Promise<void>(ready => server.listen(0, '127.0.0.1', ready));
  return (server.address() as AddressInfo).port;
};

const pushed: { headers: IncomingHttpHeaders; body: Buffer }[] = [];
const pushService = createServer((request, response) => {
  const parts: Buffer[] = [];
  request.on('data', part => parts.push(part));
  request.on('end', () => {
    pushed.push({ headers: request.headers, body: Buffer.concat(parts) });
    response.writeHead(201).end();
  });
});

/** The texts of mails, decoded. */
const mails: string[] = [];
const mailServer = createTcpServer(socket => {
  let data: string | undefined;
  let unread = '';
  socket.setEncoding('utf8');
  socket.write('220 here\r\n');
  socket.on('error', () => {});
  socket.on('data', (text: string) => {
    unread += text;
    for (let end; (end = unread.indexOf('\r\n')) >= 0; unread = unread.slice(end + 2)) {
      const line = unread.slice(0, end);
      if (data !== undefined && line !== '.') data += `${line}\n`;
      else if (line === '.') {
        mails.push(Buffer.from(data!.split('\n\n')[1], 'base64').toString());
        data = undefined;
        socket.write('250 yes\r\n');
      } else if (line === 'DATA') {
        data = '';
        socket.write('354 go on\r\n');
      } else socket.write('250 yes\r\n');
    }
  });
});

async function freePort(): Promise<number> {
  const server = createTcpServer();
  const port = await listen(server);
  await new Promise(done => server.close(done));
  return port;
}

let browser: Browser;
let served: Served;
let endpoint = '';
const errors: string[] = [];
beforeAll(async () => {
  if (!hasChromium) return;
  const [pushPort, mailPort, port] = [
    await listen(pushService),
    await listen(mailServer),
    await freePort(),
  ];
  endpoint = `http://127.0.0.1:${pushPort}/push/abc`;
  served = await serveGames(
    `--port ${port} --public-url http://127.0.0.1:${port} --push-allow 127.0.0.1:${pushPort} --smtp-host 127.0.0.1
     --smtp-port ${mailPort} --smtp-security none --mail-from go@example.net`.split(/\s+/),
  );
  browser = await launch();
});
afterAll(async () => {
  await browser?.close();
  await served?.stop();
  pushService.close();
  mailServer.close();
});

async function visitor(size = { width: 1280, height: 800 }): Promise<[BrowserContext, Page]> {
  const context = await browser.newContext({ viewport: size });
  const page = await context.newPage();
  watchErrors(page, errors);
  return [context, page];
}
const ask = async (context: BrowserContext, path: string, data: object) => {
  const answer = await context.request.post(served.url + path, { data });
  expect(answer.status(), await answer.text()).toBe(200);
  return answer.json();
};
const mailed = async (count: number, kind: string): Promise<string> => {
  await expect.poll(() => mails.length, { timeout: 30_000 }).toBe(count);
  return mails[count - 1].match(new RegExp(`${served.url}/mail#${kind}=\\S+`))![0];
};

/** Clicks on the notification as the system does; what the worker then opens or brings to the front, which only a person's click may. */
const clicked = (worker: Worker) =>
  worker.evaluate(async () => {
    const scope = globalThis as unknown as ServiceWorkerScope;
    const [opened, focused]: string[][] = [[], []];
    scope.Clients.prototype.openWindow = async url => void opened.push(url);
    scope.WindowClient.prototype.focus = async function () {
      focused.push(new URL(this.url).pathname);
    };
    const [notification] = await scope.registration.getNotifications();
    const event = new scope.NotificationEvent('notificationclick', { notification });
    const work: Promise<unknown>[] = [];
    Object.defineProperty(event, 'waitUntil', { value: work.push.bind(work) });
    dispatchEvent(event);
    await Promise.all(work);
    return { opened, focused };
  });
/** What of a service worker's globals a click needs. */
interface ServiceWorkerScope {
  registration: ServiceWorkerRegistration;
  NotificationEvent: new (type: string, init: { notification: Notification }) => Event;
  Clients: { prototype: { openWindow: (url: string) => Promise<void> } };
  WindowClient: { prototype: { url: string; focus: (this: { url: string }) => Promise<void> } };
}

test.skipIf(!hasChromium)(
  'a turn reaches the browser of somebody who is not at the table',
  async () => {
    const [context, page] = await visitor();
    await context.grantPermissions(['notifications'], { origin: served.url });
    // No push service of a browser's maker can be reached from here: the browser's half is the test's.
    await page.addInitScript(
      ({ endpoint, p256dh, auth }) => {
        let made: object | null = null;
        PushManager.prototype.getSubscription = async () => made as PushSubscription | null;
        PushManager.prototype.subscribe = async options => {
          if (!options?.userVisibleOnly || !options.applicationServerKey)
            throw new Error('options');
          const key = String(options.applicationServerKey).replace(/-/g, '+').replace(/_/g, '/');
          const bytes = Uint8Array.from(atob(key), letter => letter.charCodeAt(0));
          made = {
            endpoint,
            options: { applicationServerKey: bytes.buffer },
            toJSON: () => ({ endpoint, expirationTime: null, keys: { p256dh, auth } }),
            unsubscribe: async () => ((made = null), true),
          };
          return made as PushSubscription;
        };
      },
      {
        endpoint,
        p256dh: browserKeys.getPublicKey().toString('base64url'),
        auth: auth.toString('base64url'),
      },
    );
    await ask(context, '/api/guest', { name: 'An' });
    await page.goto(`${served.url}/you`);
    await page.evaluate(async () => void (await navigator.serviceWorker.ready));
    const box = page.getByLabel('Notify me when it is my turn');
    await box.focus();
    const posted = page.waitForResponse(answer => answer.url().endsWith('/api/notify/push'));
    await page.keyboard.press('Space');
    expect((await posted).status()).toBe(200);
    expect(await box.isChecked()).toBe(true);

    const [other] = await visitor();
    await ask(other, '/api/guest', { name: 'Bo' });
    const { game } = await ask(context, '/api/games', {
      board: '9',
      clock: 'move:time=259200',
      seats: [{ kind: 'me' }, { kind: 'anyone' }],
    });
    await ask(other, `/api/games/${game}/actions`, {
      id: 'a1',
      do: { action: 'join', player: 'white' },
    });
    await expect.poll(() => pushed.length, { timeout: 30_000 }).toBe(1);
    const { headers, body } = pushed[0];
    expect(headers['content-encoding']).toBe('aes128gcm');
    expect(headers.authorization).toMatch(/^vapid t=[\w-]+\.[\w-]+\.[\w-]+, k=[\w-]+$/);
    const text = decrypt(body);
    expect(JSON.parse(text)).toEqual({ title: 'It is your turn', body: 'Against Bo', game });

    // From here on as a push service does it.
    const protocol = await context.newCDPSession(page);
    const registered = new Promise<string>(found =>
      protocol.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
        if (registrations.length) found(registrations[0].registrationId);
      }),
    );
    await protocol.send('ServiceWorker.enable');
    const registrationId = await registered;
    const push = () =>
      protocol.send('ServiceWorker.deliverPushMessage', {
        origin: served.url,
        registrationId,
        data: text,
      });
    await push();
    const shown = () =>
      page.evaluate(async () => {
        const worker = await navigator.serviceWorker.ready;
        return (await worker.getNotifications()).map(({ title, body, tag }) => ({
          title,
          body,
          tag,
        }));
      });
    await expect
      .poll(shown)
      .toEqual([{ title: 'It is your turn', body: 'Against Bo', tag: `/game/${game}` }]);

    // A click opens the game, or the page that shows it already.
    const [worker] = context.serviceWorkers();
    expect(await clicked(worker)).toEqual({ opened: [`/game/${game}`], focused: [] });
    expect(await shown()).toEqual([]);
    await push();
    await expect.poll(async () => (await shown()).length).toBe(1);
    const table = await context.newPage();
    await table.goto(`${served.url}/game/${game}`);
    expect(await clicked(worker)).toEqual({ opened: [], focused: [`/game/${game}`] });
    expect(await shown()).toEqual([]);
    await table.close();

    const ended = page.waitForResponse(answer => answer.url().endsWith('/api/notify/push/end'));
    await box.focus();
    await page.keyboard.press('Space');
    expect((await ended).status()).toBe(200);
    await context.close();
    await other.close();
    expect(errors).toEqual([]);
  },
);

test.skipIf(!hasChromium)(
  'an address is confirmed, and a forgotten password replaced',
  async () => {
    const [context, page] = await visitor({ width: 360, height: 740 });
    await ask(context, '/api/register', { name: 'Ursula', password: 'long enough' });
    await page.goto(`${served.url}/you`);
    await page.locator('summary', { hasText: 'E-mail' }).click();
    await page.getByLabel('E-mail address').fill('ursula@example.org');
    await page
      .getByRole('region', { name: 'Settings' })
      .getByLabel('Your password')
      .fill('long enough');
    expect(await axe(page)).toEqual([]);
    await page.getByRole('button', { name: 'Send a confirmation link' }).click();
    await page.getByText('We sent a link to').waitFor();
    await page.goto(await mailed(1, 'confirm'));
    await page.getByRole('button', { name: 'Confirm the address' }).waitFor();
    expect(await axe(page)).toEqual([]);
    await page.keyboard.press('Tab');
    await page.getByRole('button', { name: 'Confirm the address' }).focus();
    await page.keyboard.press('Enter');
    await page.getByText('Your address is confirmed.').waitFor();
    await page.goto(`${served.url}/you`);
    await page.getByText('E-mails go to').waitFor();
    expect(await page.getByLabel('E-mail me when it is my turn').isChecked()).toBe(true);
    for (const scheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme: scheme });
      expect(await axe(page)).toEqual([]);
    }

    const [stranger, asks] = await visitor();
    await asks.goto(`${served.url}/you`);
    await asks.locator('summary', { hasText: 'Account' }).click();
    await asks.getByText('Sign in', { exact: true }).first().click();
    await asks.locator('summary', { hasText: 'Forgot your password?' }).click();
    await asks.getByLabel('E-mail address of your account').fill('ursula@example.org');
    expect(await axe(asks)).toEqual([]);
    await asks.getByRole('button', { name: 'Send a link' }).click();
    await asks.getByText('If an account has this address').waitFor();
    await asks.goto(await mailed(2, 'recover'));
    await asks.getByLabel('New password (at least 8 characters)').fill('another password');
    expect(await axe(asks)).toEqual([]);
    await asks.keyboard.press('Enter');
    await asks.getByText('The password of Ursula is changed.').waitFor();
    await ask(stranger, '/api/login', { name: 'Ursula', password: 'another password' });
    // Ursula's other browser is signed out.
    await page.reload();
    await page.getByText('Not signed in').first().waitFor();
    await context.close();
    await stranger.close();
    expect(errors).toEqual([]);
  },
);
