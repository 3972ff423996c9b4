import { resolve } from 'node:path';
import { defineConfig } from 'vitest/config';

// One browser at a time: what is measured should not wait for another.
export default defineConfig({
  root: resolve(__dirname, '..'),
  test: {
    include: [process.env.OMNIGO_SLOW ? 'browser/*.slow.ts' : 'browser/*.test.ts'],
    fileParallelism: false,
    testTimeout: 180_000,
    hookTimeout: 60_000,
  },
});
