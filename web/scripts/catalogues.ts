// The files of the catalogue as modules: read here, so that the page needs no parser.
//
// In a build the keys become short, in the code and in the catalogue. Keys that the code puts
// together from parts stay as they are.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { FluentResource } from '@fluent/bundle';
import type { Plugin } from 'vite';

function shortened(source: string): Map<string, string> {
  const files = (readdirSync(source, { recursive: true }) as string[]).filter(name =>
    /\.tsx?$/.test(name),
  );
  const code = files.map(name => readFileSync(join(source, name), 'utf8')).join('\n');
  const begun = [...code.matchAll(/`([a-z][\w-]*-)\$\{/g)].map(([, text]) => text);
  const folder = join(source, 'i18n/en');
  const keys = readdirSync(folder)
    .flatMap(file => new FluentResource(readFileSync(join(folder, file), 'utf8')).body)
    .map(({ id }) => id)
    .filter(id => !begun.some(text => id.startsWith(text)));
  return new Map(keys.map((key, i) => [key, `k${i.toString(36)}`]));
}

export function catalogues(source: string): Plugin {
  let short = new Map<string, string>();
  return {
    name: 'catalogues',
    enforce: 'pre',
    configResolved: ({ command }) => {
      if (command === 'build') short = shortened(source);
    },
    load: path => {
      if (!path.endsWith('.ftl')) return null;
      const { body } = new FluentResource(readFileSync(path, 'utf8'));
      const messages = body.map(({ id, value }) => [short.get(id) ?? id, value]);
      return `export default ${JSON.stringify(messages)}`;
    },
    transform: (code, path) => {
      if (!short.size || !path.startsWith(source) || !/\.tsx?$/.test(path)) return null;
      const named = (all: string, key: string) => (short.has(key) ? `'${short.get(key)}'` : all);
      return { code: code.replace(/'([a-z][\w-]+)'/g, named), map: null };
    },
  };
}
