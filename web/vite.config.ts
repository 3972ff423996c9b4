import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';
import { catalogues } from './scripts/catalogues';
import { offlineFiles } from './scripts/offlineFiles';
import { savedPage } from './scripts/savedPage';

const build = process.env.OMNIGO_BUILD ?? resolve(__dirname, '../build/release');
const rules = resolve(build, 'rules.wasm');

execFileSync(process.execPath, [resolve(__dirname, 'scripts/types.mjs')]);

const inBrotli = promisify(brotliCompress);
const inGzip = promisify(gzip);

/** Beside every file two that are compressed, for the server to send: plain HTTP knows no Brotli. */
function compressed(): Plugin {
  let folder = '';
  return {
    name: 'compressed',
    apply: 'build',
    configResolved: config => {
      folder = resolve(config.root, config.build.outDir);
    },
    closeBundle: {
      sequential: true, // after those that still write files
      handler: async () => {
        const names = ['.', 'assets'].flatMap(part =>
          readdirSync(resolve(folder, part)).map(name => resolve(folder, part, name)),
        );
        const plain = names.filter(name => /\.(html|js|css|svg|wasm|webmanifest)$/.test(name));
        const squeeze = async (path: string) => {
          const content = readFileSync(path);
          writeFileSync(`${path}.gz`, await inGzip(content, { level: 9 }));
          writeFileSync(`${path}.br`, await inBrotli(content));
        };
        await Promise.all(plain.map(squeeze));
      },
    },
  };
}

/** What paints the first page, what draws boards on it, what lists games, what boards are played with, and what a game needs besides: a file each. */
const TOGETHER: [string, RegExp][] = [
  [
    'first',
    /node_modules\/(preact|@preact|@fluent)\/|vite\/preload|src\/(App|board\/players|live\/(api|connection)|pages\/(Home|boards)|rules\/engine|game\/saved|ui\/(lazy|offline|router|settings)|i18n\/(t|catalogues|language|format|reasons|Rich)\.tsx?)/,
  ],
  [
    'board',
    /src\/(board\/(idle|marks|Picture|portals|scene|svg|view|window|wood)\.|pages\/LivePicture|rules\/wasm)/,
  ],
  [
    'rows',
    /src\/(game\/(record|rules|words)|live\/(Named|seats|words)|pages\/GameRows|ui\/(parts|numbers))\.|data\/rules\.json/,
  ],
  ['played', /src\/board\/(BoardPanel|gestures|loupe|played|ZoomButtons)/],
  [
    'table',
    /src\/(bot\/(?!worker|thinker|opponents)|game\/(?!local|variations)|live\/(?!Sessions|Tokens|Password)|pages\/(Game|quick|setup)|ui\/(?!ShareLink))/,
  ],
];

export default defineConfig({
  plugins: [catalogues(resolve(__dirname, 'src')), savedPage(rules), offlineFiles(), compressed()],
  resolve: {
    alias: {
      'omnigo-rules?url': rules + '?url',
      'omnigo-bot?url': resolve(build, 'bot.wasm') + '?url',
      'omnigo-net?url': resolve(__dirname, '../data/net.safetensors') + '?url',
      'omnigo-problems': resolve(__dirname, '../data/problems.json'),
      'omnigo-reader?url': resolve(build, 'reader.wasm') + '?url',
      'omnigo-maker?url': resolve(build, 'maker.wasm') + '?url',
    },
  },
  worker: { format: 'es' },
  esbuild: { jsx: 'automatic', jsxImportSource: 'preact' },
  build: {
    target: 'es2022',
    chunkSizeWarningLimit: 600, // three.js, loaded only for solids
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // Parts that lazy pages share would otherwise be many small files, which compress worse.
    rollupOptions: {
      output: { manualChunks: id => TOGETHER.find(([, files]) => files.test(id))?.[0] },
    },
  },
  server: {
    fs: { allow: ['..'] },
    proxy: { '/api': 'http://127.0.0.1:8080', '/ws': { target: 'ws://127.0.0.1:8080', ws: true } },
  },
  test: {
    include: ['tests/**/*.test.ts'],
    setupFiles: ['tests/words.ts'],
    // In one thread that has every module once: half the work of a fresh start for every file.
    pool: 'threads',
    poolOptions: { threads: { singleThread: true, isolate: false } },
    testTimeout: 30_000,
  },
});
