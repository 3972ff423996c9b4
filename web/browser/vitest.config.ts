import { resolve } from 'node:path';
import { defineConfig } from 'vitest/config';
import { catalogues } from '../scripts/catalogues';

// One browser at a time: what is measured should not wait for another. In one thread that has every module once: a
// fresh start for every file takes more than most tests.
export default defineConfig({
  root: resolve(__dirname, '..'),
  plugins: [catalogues(resolve(__dirname, '../src'))],
  test: {
    include: [process.env.OMNIGO_SLOW ? 'browser/*.slow.ts' : 'browser/*.test.ts'],
    globalSetup: ['browser/chromium.ts'],
    setupFiles: ['tests/words.ts'],
    pool: 'threads',
    poolOptions: { threads: { singleThread: true, isolate: false } },
    testTimeout: 180_000,
    hookTimeout: 60_000,
    // On a busy machine a page takes longer than the second that is usual.
    expect: { poll: { timeout: 15_000 } },
  },
});
