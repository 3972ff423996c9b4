// Debian's Chromium for the browser tests, and the built client served from memory.
import { createServer, type Server } from 'node:http';
import { existsSync, readFileSync } from 'node:fs';
import { extname, join, resolve } from 'node:path';
import { chromium, type Browser } from 'playwright-core';

export const executablePath = process.env.CHROMIUM ?? '/usr/bin/chromium';
export const hasChromium = existsSync(executablePath);
export const dist = resolve(__dirname, '../dist');

export function launch(): Promise<Browser> {
  return chromium.launch({
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
  });
}

const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.wasm': 'application/wasm',
};

/** The client's files alone, with no game server behind them. */
export async function serveFiles(): Promise<{ url: string; server: Server }> {
  const server = createServer((request, response) => {
    const path = new URL(request.url!, 'http://x').pathname;
    const file = join(dist, path);
    const found = path !== '/' && extname(path) && existsSync(file);
    if (path.startsWith('/api') || path.startsWith('/ws')) {
      response.writeHead(404).end('{}');
      return;
    }
    const name = found ? file : join(dist, 'index.html');
    response.writeHead(200, { 'Content-Type': TYPES[extname(name)] ?? 'application/octet-stream' });
    response.end(readFileSync(name));
  });
  await new Promise<void>(ready => server.listen(0, '127.0.0.1', ready));
  const { port } = server.address() as { port: number };
  return { url: `http://127.0.0.1:${port}`, server };
}
