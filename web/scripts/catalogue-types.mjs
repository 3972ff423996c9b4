// Writes src/i18n/keys.ts: every message of the English catalogue with the values that it takes.
// Every build begins with it.
import { readdirSync, readFileSync } from 'node:fs';
import { FluentParser, Visitor } from '@fluent/syntax';
import { writeMade } from './made.mjs';

const here = path => new URL(path, import.meta.url);

class Variables extends Visitor {
  names = new Set();
  visitVariableReference({ id }) {
    this.names.add(id.name);
  }
}

const folder = here('../src/i18n/en/');
const entries = readdirSync(folder)
  .sort()
  .flatMap(file => new FluentParser().parse(readFileSync(new URL(file, folder), 'utf8')).body)
  .filter(({ type }) => type === 'Message');
const lines = entries.map(entry => {
  const variables = new Variables();
  variables.visit(entry);
  const names = [...variables.names].sort().map(name => `'${name}'`);
  return `  '${entry.id.name}': ${names.join(' | ') || 'never'};\n`;
});
const text = `// Made from the English catalogue by scripts/catalogue-types.mjs.

/** The values that each message takes, by name. */
export interface Messages {
${lines.join('')}}
`;
writeMade(here('../src/i18n/keys.ts'), text);
