// Debian's Chromium, the game server and the built client, for tests of the whole.
import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { createServer } from 'node:http';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { extname, join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import {
  chromium,
  type Browser,
  type Download,
  type LaunchOptions,
  type Page,
} from 'playwright-core';
import { program } from '../tests/engine';

export const executablePath = process.env.CHROMIUM ?? '/usr/bin/chromium';
export const hasChromium = existsSync(executablePath);
export const dist = process.env.OMNIGO_WEB ?? resolve(__dirname, '../dist');

export const options: LaunchOptions = {
  executablePath,
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    '--use-angle=swiftshader',
    '--enable-unsafe-swiftshader',
  ],
};
export const launch = (): Promise<Browser> => chromium.launch(options);

/** What a page has saved. */
export async function contentOf(download: Download): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of await download.createReadStream()) parts.push(part as Buffer);
  return Buffer.concat(parts);
}

const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.wasm': 'application/wasm',
  '.png': 'image/png',
  '.webmanifest': 'application/manifest+json',
  '.woff2': 'font/woff2',
};

export interface Served {
  url: string;
  data?: string;
  stop: () => Promise<void>;
}

/** The client's files alone, with no game server behind them. */
export async function serveFiles(folder = dist): Promise<Served> {
  const server = createServer((request, response) => {
    const path = new URL(request.url!, 'http://x').pathname;
    if (path.startsWith('/api') || path.startsWith('/ws')) {
      response.writeHead(502).end('{}');
      return;
    }
    const file = join(folder, path);
    const name = extname(path) && existsSync(file) ? file : join(folder, 'index.html');
    const type = TYPES[extname(name)] ?? 'application/octet-stream';
    const squeezed = existsSync(`${name}.gz`);
    response.writeHead(200, {
      'Content-Type': type,
      ...(squeezed && { 'Content-Encoding': 'gzip' }),
    });
    response.end(readFileSync(squeezed ? `${name}.gz` : name));
  });
  await new Promise<void>(ready => server.listen(0, '127.0.0.1', ready));
  const { port } = server.address() as { port: number };
  const stop = () =>
    new Promise<void>(done => {
      server.close(() => done());
      server.closeAllConnections();
    });
  return { url: `http://127.0.0.1:${port}`, stop };
}

/** The game server itself, with games of its own that are thrown away. */
export async function serveGames(options = ['--bot-pace', '0']): Promise<Served> {
  const data = mkdtempSync(join(tmpdir(), 'omnigo-web-'));
  const child: ChildProcess = spawn(
    process.env.OMNIGO_SERVER ?? program,
    ['serve', '--port', '0', '--data', data, '--web', dist, '--bots', '1', ...options],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  );
  const { value: url } = await createInterface(child.stdout!)[Symbol.asyncIterator]().next();
  const stop = async () => {
    const ended = new Promise(done => child.once('exit', done));
    child.kill('SIGTERM');
    await ended;
    rmSync(data, { recursive: true, force: true });
  };
  return { url: String(url).trim().replace(/\/$/, ''), data, stop };
}

/** Makes an account one that runs the server. */
export function grant(name: string, { data }: Served) {
  execFileSync(program, ['admin', 'grant', name, '--data', data!]);
}

/** Fails on what the page complains about. */
export function watchErrors(page: Page, errors: string[]) {
  page.on('pageerror', error => errors.push(error.message));
}

/** Plays at a point by the keyboard alone. */
export async function playAt(page: Page, name: string) {
  await page.locator(`.board .point[aria-label^="${name},"]`).focus();
  await page.keyboard.press('Enter');
}

export const point = (page: Page, name: string) =>
  page.locator(`.board .point[aria-label^="${name},"]`);

/** What axe-core finds wrong on a page, one line each. */
export async function axe(page: Page): Promise<string[]> {
  const source = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');
  await page.evaluate(source);
  return page.evaluate(async () => {
    const { axe } = window as unknown as {
      axe: {
        run: (options: object) => Promise<{
          violations: { id: string; nodes: { html: string }[] }[];
        }>;
      };
    };
    // All rules are checked; only what is wrong is described.
    const { violations } = await axe.run({ resultTypes: ['violations'] });
    return violations.map(
      ({ id, nodes }) => `${id}: ${nodes.map(n => n.html.slice(0, 120)).join(' | ')}`,
    );
  });
}
