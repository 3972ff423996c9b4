// Gives the service worker (public/sw.js) the list of the files that this build consists of.
import { createHash } from 'node:crypto';
import { readFileSync, statSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Plugin } from 'vite';

/** Bots, the net and solids: fetched after the pages, because they are large. */
const LARGE = 150_000;
const inPublic = ['/icon.svg', '/icon-192.png', '/icon-512.png', '/manifest.webmanifest'];

export interface OfflineFiles {
  /** Another one for every other build. */
  version: string;
  /** What every page needs, in any language. */
  pages: string[];
  large: string[];
  /** By language. */
  words: Record<string, string[]>;
}

const wordsOf = (module?: string | null) =>
  /src\/(?:i18n\/([a-z]{2})\/|library\/words\/([a-z]{2})\b)/.exec(module ?? '');

export function offlineFiles(): Plugin {
  let folder = '';
  const files: OfflineFiles = { version: '', pages: [], large: [], words: {} };
  return {
    name: 'offline-files',
    apply: 'build',
    configResolved: config => {
      folder = resolve(config.root, config.build.outDir);
    },
    writeBundle: (_, bundle) => {
      for (const part of Object.values(bundle)) {
        if (!part.fileName.startsWith('assets/')) continue;
        const words = part.type === 'chunk' ? wordsOf(part.facadeModuleId) : null;
        const size = statSync(resolve(folder, part.fileName)).size;
        const list = words
          ? (files.words[words[1] ?? words[2]] ??= [])
          : size > LARGE && !/rules.*\.wasm$/.test(part.fileName)
            ? files.large
            : files.pages;
        list.push(`/${part.fileName}`);
      }
      files.pages.push('/', ...inPublic);
      const worker = resolve(folder, 'sw.js');
      const hash = createHash('sha256');
      for (const name of ['index.html', 'sw.js']) hash.update(readFileSync(resolve(folder, name)));
      files.version = hash.update(JSON.stringify(files)).digest('hex').slice(0, 12);
      const list = `self.FILES = ${JSON.stringify(files)};\n`;
      writeFileSync(worker, list + readFileSync(worker, 'utf8'));
    },
  };
}
