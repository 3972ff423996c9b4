import { resolve } from 'node:path';
import { defineConfig } from 'vitest/config';

const build = process.env.OMNIGO_BUILD ?? resolve(__dirname, '../build/release');

export default defineConfig({
  resolve: { alias: { 'omnigo-rules?url': resolve(build, 'rules.wasm') + '?url' } },
  esbuild: { jsx: 'automatic', jsxImportSource: 'preact' },
  build: {
    target: 'es2022',
    chunkSizeWarningLimit: 600,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  server: {
    fs: { allow: ['..'] },
    proxy: { '/api': 'http://127.0.0.1:8080', '/ws': { target: 'ws://127.0.0.1:8080', ws: true } },
  },
  test: { include: ['tests/**/*.test.ts'] },
});
