// Writes src/live/wire.ts: a TypeScript type for each definition of docs/wire.schema.json.
// Every build begins with it.
import { readFileSync } from 'node:fs';
import { writeMade } from './made.mjs';

const here = path => new URL(path, import.meta.url);
const { $defs } = JSON.parse(readFileSync(here('../../docs/wire.schema.json'), 'utf8'));

const union = parts => [...new Set(parts)].join(' | ');
const PLAIN = {
  integer: 'number',
  number: 'number',
  string: 'string',
  boolean: 'boolean',
  null: 'null',
};

function typeOf(schema, indent = '') {
  if (schema.$ref) return schema.$ref.replace('#/$defs/', '');
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  if (schema.enum) return union(schema.enum.map(value => JSON.stringify(value)));
  if (schema.oneOf) return union(schema.oneOf.map(part => typeOf(part, indent)));
  if (Array.isArray(schema.type))
    return union(schema.type.map(type => typeOf({ ...schema, type }, indent)));
  if (schema.type === 'array') return arrayOf(schema, indent);
  if (schema.type === 'object') return objectOf(schema, indent);
  return PLAIN[schema.type] ?? 'unknown';
}

function arrayOf({ items, minItems, maxItems }, indent) {
  const item = typeOf(items ?? {}, indent);
  if (minItems === 2 && maxItems === 2) return `[${item}, ${item}]`;
  return /[|{]/.test(item) ? `(${item})[]` : `${item}[]`;
}

function objectOf({ properties, required = [], additionalProperties }, indent) {
  if (!properties) {
    const value =
      typeof additionalProperties === 'object' ? typeOf(additionalProperties, indent) : 'unknown';
    return `Record<string, ${value}>`;
  }
  const inner = indent + '  ';
  const lines = Object.entries(properties).map(([key, schema]) => {
    const about = schema.description ? `${inner}/** ${schema.description} */\n` : '';
    const name = /^\w+$/.test(key) ? key : JSON.stringify(key);
    return `${about}${inner}${name}${required.includes(key) ? '' : '?'}: ${typeOf(schema, inner)};`;
  });
  return `{\n${lines.join('\n')}\n${indent}}`;
}

const text =
  '// Made from docs/wire.schema.json by scripts/wire-types.mjs: change that, not this.\n\n' +
  Object.entries($defs)
    .map(([name, schema]) => {
      const about = schema.description ? `/** ${schema.description} */\n` : '';
      return `${about}export type ${name} = ${typeOf(schema)};\n`;
    })
    .join('\n');

writeMade(here('../src/live/wire.ts'), text);
