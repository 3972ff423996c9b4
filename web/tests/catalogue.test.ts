// The catalogue of texts: every language has every message, and no page has a text of its own.
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import {
  FluentParser,
  Visitor,
  type Message,
  type Pattern,
  type SelectExpression,
  type VariableReference,
} from '@fluent/syntax';
import ts from 'typescript';
import { expect, test, vi } from 'vitest';
import rules from '../../data/rules.json';
import { listed, percent } from '../src/i18n/format';
import { bestLanguage, LANGUAGES } from '../src/i18n/language';
import { t } from '../src/i18n/t';
import { errorText, wordedError } from '../src/live/api';
import { awaitJob } from '../src/live/jobs';
import { loadEngine } from './engine';

const source = resolve(__dirname, '../src');
const folder = join(source, 'i18n');
const isFolder = (path: string) => statSync(path).isDirectory();
const languages = readdirSync(folder).filter(name => isFolder(join(folder, name)));
const areas = readdirSync(join(folder, 'en'));

/** What a translation has to keep of a message. */
class Shape extends Visitor {
  variables = new Set<string>();
  /** The variants of each selection, by variable. */
  variants = new Map<string, Set<string>>();
  tags: string[] = [];
  visitVariableReference({ id }: VariableReference) {
    this.variables.add(id.name);
  }
  visitSelectExpression(select: SelectExpression) {
    this.genericVisit(select);
    if (select.selector.type !== 'VariableReference') return;
    const { name } = select.selector.id;
    const keys = this.variants.get(name) ?? new Set();
    for (const { key } of select.variants) {
      keys.add(key.type === 'Identifier' ? key.name : key.value);
    }
    this.variants.set(name, keys);
  }
  visitTextElement({ value }: { value: string }) {
    this.tags.push(...(value.match(/<\/?\w+>/g) ?? []));
  }
}
function shapeOf(message: Message): Shape {
  const shape = new Shape();
  shape.visit(message);
  return shape;
}

function messagesOf(language: string, area: string): Map<string, Message> {
  const { body } = new FluentParser().parse(readFileSync(join(folder, language, area), 'utf8'));
  const junk = body.flatMap(entry => (entry.type === 'Junk' ? [entry.content] : []));
  expect(junk, `${language}/${area}`).toEqual([]);
  const messages = body.filter((entry): entry is Message => entry.type === 'Message');
  const names = messages.map(({ id }) => id.name);
  expect(new Set(names).size, `${language}/${area}: a key is there twice`).toBe(names.length);
  return new Map(messages.map(message => [message.id.name, message]));
}

const PLURALS = new Set(['zero', 'one', 'two', 'few', 'many', 'other']);

/** What a message of another language lacks, or has too much. */
function differences(language: string, english: Shape, other: Shape): string[] {
  const wrong: string[] = [];
  for (const name of english.variables) {
    if (!other.variables.has(name)) wrong.push(`does not use $${name}`);
  }
  for (const name of other.variables) {
    if (!english.variables.has(name)) wrong.push(`has no value for $${name}`);
  }
  const forms = new Intl.PluralRules(language).resolvedOptions().pluralCategories;
  for (const [name, keys] of english.variants) {
    const found = other.variants.get(name) ?? new Set();
    for (const key of keys) {
      const needed = PLURALS.has(key) ? key === 'one' && forms.includes('one') : !/^\d/.test(key);
      if (needed && !found.has(key)) wrong.push(`has no [${key}] for $${name}`);
    }
    if (keys.has('1') && forms.includes('one') && !found.has('1') && !found.has('one')) {
      wrong.push(`has no singular for $${name}`);
    }
    for (const key of found) {
      const known = keys.has(key) || /^\d/.test(key) || (PLURALS.has(key) && keys.has('other'));
      if (!known) wrong.push(`knows no [${key}] for $${name}`);
      else if (PLURALS.has(key) && !forms.includes(key as Intl.LDMLPluralRule)) {
        wrong.push(`${language} has no plural form [${key}]`);
      }
    }
  }
  const tags = (shape: Shape) => [...new Set(shape.tags)].sort().join(' ');
  if (tags(english) !== tags(other)) wrong.push(`has other tags: ${tags(other)}`);
  return wrong;
}

test.each(languages)('every message is there in %s, with the same values', language => {
  const wrong = areas.flatMap(area => {
    const english = messagesOf('en', area);
    const other = messagesOf(language, area);
    return [
      ...[...other.keys()].filter(key => !english.has(key)).map(key => `${key}: not in English`),
      ...[...english].flatMap(([key, message]) => {
        const said = other.get(key);
        if (!said) return [`${key}: missing`];
        return differences(language, shapeOf(message), shapeOf(said)).map(what => `${key} ${what}`);
      }),
    ].map(text => `${language}/${area} ${text}`);
  });
  expect(wrong).toEqual([]);
});

/** Marks that each language puts, or spaces, in its own way: a text that matches is wrong. */
const MISPRINTS: Record<string, RegExp> = {
  zh: /\p{sc=Han}[,.!?:;]|[,!?:;]\s*\p{sc=Han}|[。，：；？！、] /u,
  ja: /[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}][,.!?:;]|[。、：！] |～|[A-Za-z}] (?!対)[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}]/u,
  ko: / …|[，。！？：；（）「」、]/,
  de: /[”«»]|^[^„]*“|„[^“]*$|\d %/,
  fr: / [;:!?»%]|« |«(?!\u202f)|(?<!\u202f)[!?»]|\d \d{3}|\p{L}[;:]\s|'/u,
  es: /[“”„]|[¿¡](?![\p{L}«{])|^[^¿]*\?|^[^¡]*!|\d %/u,
};
/** The texts of a language: those of its catalogue, and what the library says. */
function textsOf(language: string): string[] {
  const texts: string[] = [];
  class Texts extends Visitor {
    visitPattern(pattern: Pattern) {
      const parts = pattern.elements.map(part => (part.type === 'TextElement' ? part.value : '{}'));
      texts.push(parts.join(''));
      this.genericVisit(pattern);
    }
  }
  for (const area of areas) {
    for (const message of messagesOf(language, area).values()) new Texts().visit(message);
  }
  const words = join(source, 'library/words', `${language}.json`);
  return [...texts, ...Object.values<string>(JSON.parse(readFileSync(words, 'utf8')))];
}

test.each(Object.entries(MISPRINTS))('%s has its own marks and spaces', (language, wrong) => {
  expect(textsOf(language).filter(text => wrong.test(text))).toEqual([]);
});

test('every language of the menu has a catalogue', () => {
  expect(Object.keys(LANGUAGES).filter(language => !languages.includes(language))).toEqual([]);
});

test('no key is in two files', () => {
  const keys = areas.flatMap(area => [...messagesOf('en', area).keys()]);
  expect(keys.filter((key, i) => keys.indexOf(key) !== i)).toEqual([]);
});

const files = (readdirSync(source, { recursive: true }) as string[])
  .filter(name => /\.tsx?$/.test(name) && !/\.d\.ts$|i18n|live\/wire\.ts/.test(name))
  .map(name => join(source, name));

test('every message is used', () => {
  const code = files.map(file => readFileSync(file, 'utf8')).join('\n');
  const begun = [...code.matchAll(/\b(?:t|known)\(\s*(?:\w+ \? )?`([\w-]+)\$\{/g)].map(
    ([, text]) => text,
  );
  const unused = areas
    .flatMap(area => [...messagesOf('en', area).keys()])
    .filter(key => !code.includes(`'${key}'`) && !begun.some(text => key.startsWith(text)));
  // Reasons of errors have a test of their own.
  expect(unused.filter(key => !/^language-label$|^reason-/.test(key))).toEqual([]);
});

test('every rule and family of the engine has its words', async () => {
  const engine = await loadEngine();
  const english = messagesOf('en', 'core.ftl');
  const keys = [
    ...(['ko', 'suicide', 'scoring'] as const).flatMap(rule =>
      rules[rule].map(({ name }) => `rules-${rule}-${name}`),
    ),
    ...rules.presets.flatMap(({ name }) => [`rules-${name}`, `rules-${name}-about`]),
    ...engine.families().flatMap(({ name }) => [`family-${name}`, `family-${name}-about`]),
  ];
  expect(keys.filter(key => !english.has(key))).toEqual([]);
});

// --- no text outside the catalogue

/** Names and formats that are the same in every language. */
const NAMES = /^(omnigo|SGF|JSON|SVG|PNG|GIF|LIFT|isSafe|P|G|S|b|w)$/;
const SEEN = new Set(['aria-label', 'title', 'placeholder', 'label', 'alt', 'text', 'yes']);
const hasWord = (text: string) => /\p{L}{2,}/u.test(text) && !NAMES.test(text.trim());
/** Diagrams of positions, and lines of pseudocode. */
const isCode = (text: string) => /^[.BWR× ]+$/.test(text) || /\w\(|[∉←]|^P of|^input, /.test(text);
/** A sentence, or words with a capital: nothing that a program says to itself. */
const isProse = (text: string) =>
  !isCode(text) &&
  /^\s*\p{Lu}\p{Ll}+( \p{L}|[.!?…]|$)|\p{L}{2,}[,.:;!?…]? \p{L}+[ .,:;!?…]\p{L}*|\p{L}’\p{L}/u.test(
    text,
  );

function isHidden(node: ts.Node): boolean {
  for (let at = node.parent; at && !ts.isSourceFile(at); at = at.parent) {
    if (ts.isThrowStatement(at) || ts.isImportDeclaration(at) || ts.isTypeNode(at)) return true;
    if (ts.isJsxAttribute(at)) return !SEEN.has(at.name.getText());
    if (ts.isPropertyAssignment(at) && at.name === node) return true;
    if (ts.isCaseClause(at) && at.expression === node) return true;
    if (ts.isBinaryExpression(at) && /[=!]==/.test(at.operatorToken.getText())) return true;
  }
  return false;
}

function textsIn(file: string): string[] {
  const code = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.ES2022, true);
  const found: string[] = [];
  const visit = (node: ts.Node) => {
    const tell = (text: string) => {
      const { line } = code.getLineAndCharacterOfPosition(node.getStart());
      found.push(`${relative(source, file)}:${line + 1}: ${text.trim()}`);
    };
    if (ts.isJsxText(node) && hasWord(node.text)) tell(node.text);
    if (ts.isStringLiteralLike(node) && !isHidden(node)) {
      const seen = ts.isJsxAttribute(node.parent) ? hasWord(node.text) : isProse(node.text);
      if (seen && !NAMES.test(node.text)) tell(node.text);
    }
    if (ts.isTemplateExpression(node) && !isHidden(node)) {
      const parts = [node.head.text, ...node.templateSpans.map(span => span.literal.text)];
      if (parts.some(part => isProse(part))) tell(parts.join('…'));
    }
    ts.forEachChild(node, visit);
  };
  visit(code);
  return found;
}

test('pages have no text of their own', () => {
  expect(files.flatMap(textsIn)).toEqual([]);
});

/** Marks that the code writes after words: languages have others, or a space before them. */
function stopsIn(file: string): string[] {
  const code = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.ES2022, true);
  const found: string[] = [];
  const visit = (node: ts.Node) => {
    const worded = ts.isTemplateSpan(node)
      ? /^(t|\w+(Text|Name|Title))\(/.test(node.expression.getText()) &&
        /^[.:;!?](\s|$)/.test(node.literal.text)
      : ts.isJsxText(node)
        ? /^[:;](\s|$)/.test(node.text)
        : ts.isJsxElement(node) && node.children.at(-1)?.getText().trim() === '.';
    if (worded) {
      const { line } = code.getLineAndCharacterOfPosition(node.getStart());
      found.push(`${relative(source, file)}:${line + 1}`);
    }
    ts.forEachChild(node, visit);
  };
  visit(code);
  return found;
}

test('pages put no marks after words by themselves', () => {
  expect(files.flatMap(stopsIn)).toEqual([]);
});

test('the check finds texts', () => {
  expect(['Not here yet', 'Solid', 'three words here', 'it’s'].filter(isProse)).toHaveLength(4);
  expect(['button primary', 'grid:9x9', 'latest', 'M0 1L2 3'].filter(isProse)).toEqual([]);
});

test('the browser’s preferences choose the language', () => {
  expect(bestLanguage(['zh-TW', 'en'])).toBe('zh');
  expect(bestLanguage(['pt-BR', 'de-AT', 'en'])).toBe('de');
  expect(bestLanguage(['pt'])).toBe('en');
  expect(bestLanguage([])).toBe('en');
});

test('errors of the server without a known reason are worded by their code', () => {
  expect(errorText({ code: 'stale' })).toBe('The position has changed. Please try again.');
  expect(errorText({ code: 'unauthorised' }, '/api/login')).toBe('Wrong name or password.');
  expect(errorText({ code: 'limit', reason: 'of-a-later-version' })).toBe(
    'You have reached a limit.',
  );
});

test('errors with a reason are worded by it', async () => {
  const taken = { code: 'conflict', reason: 'seat-taken' } as const;
  expect((await wordedError(taken)).message).toBe('The seat is taken.');
  const values = { player: 'white' };
  expect(errorText({ code: 'not-your-turn', reason: 'other-turn', values })).toBe(
    'It is White’s turn.',
  );
  expect(errorText({ ...taken, reason: 'seat-reserved', values: { name: '1200' } })).toBe(
    'The seat is reserved for 1200.',
  );
  const place = { path: 'seats[1].name' };
  expect(errorText({ code: 'malformed', reason: 'field-string', values: place })).toBe(
    'seats[1].name: Expected a string.',
  );
  expect(errorText({ code: 'conflict', reason: 'name-taken', values: place })).toBe(
    'This name is already taken.',
  );
});

test('no English text of the server reaches a page', async () => {
  const text = 'of a later version';
  const later = { code: 'conflict', text, reason: 'of-a-later-version' } as const;
  expect(errorText(later)).toBe('That is not possible right now.');

  const failed = async (job: object) => {
    vi.stubGlobal('fetch', async (path: string) =>
      Response.json(/jobs/.test(path) ? { id: 'j', state: 'failed', error: text, ...job } : {}),
    );
    const why = await awaitJob({ kind: 'solve' }, () => false).catch(
      (error: Error) => error.message,
    );
    vi.unstubAllGlobals();
    return why;
  };
  expect(await failed({ reason: 'solve-points', values: { most: '64', n: '81' } })).toBe(
    'Boards of at most 64 points can be solved; this one has 81.',
  );
  expect(await failed({ reason: 'illegal-turn', values: { turn: '3', fault: 'suicide' } })).toBe(
    'Move 3 is illegal: suicide.',
  );
  expect(await failed({ reason: 'of-a-later-version' })).toBe('It did not finish.');
});

test('errors of the rules engine are worded by their reason', async () => {
  const engine = await loadEngine();
  await import('../src/i18n/errors');
  expect(() => engine.board('gird:9x9')).toThrow(
    'There is no kind of board called “gird”. Did you mean grid?',
  );
  expect(() => engine.board('a b c', true)).toThrow(
    'Line 1: Write one point, or the two ends of a line, on each row.',
  );
});

test('every reason of the engine and of the server has its words, with its values', () => {
  const root = resolve(__dirname, '../..');
  const code = ['src', 'apps']
    .flatMap(part =>
      (readdirSync(join(root, part), { recursive: true }) as string[])
        .filter(name => /\.(cpp|h)$/.test(name))
        .map(name => readFileSync(join(root, part, name), 'utf8')),
    )
    .join('\n');
  const values = new Map<string, Set<string>>();
  for (const call of code.split('explain(').slice(1)) {
    const codes = /^\s*(?:\w+ \? )?"([a-z0-9-]+)"(?:\s*: "([a-z0-9-]+)")?/.exec(call) ?? [];
    const named = [...call.split('\n\n')[0].matchAll(/\{(?:(\w+)\}|"(\w+)",)/g)].map(
      ([, inText, given]) => inText ?? given,
    );
    for (const name of codes.slice(1).filter(Boolean)) {
      values.set(`reason-${name}`, new Set([...(values.get(`reason-${name}`) ?? []), ...named]));
    }
  }
  expect(values.size).toBeGreaterThan(190);
  const english = messagesOf('en', 'errors.ftl');
  ['reason-at-line', 'reason-at-path', 'reason-quoted'].forEach(key => english.delete(key));
  expect([...english.keys()].sort()).toEqual([...values.keys()].sort());
  for (const [key, message] of english) {
    const known = new Set([...values.get(key)!, ...(/json-expected/.test(key) ? ['what'] : [])]);
    expect(
      [key, ...shapeOf(message).variables].filter(name => name !== key && !known.has(name)),
    ).toEqual([]);
  }
});

test('every code of the server has its words', () => {
  const schema = readFileSync(resolve(__dirname, '../../docs/wire.schema.json'), 'utf8');
  const codes: string[] = JSON.parse(schema).$defs.ErrorCode.enum;
  const english = messagesOf('en', 'core.ftl');
  expect(codes.filter(code => !english.has(`error-${code}`))).toEqual([]);
});

test('messages have plurals, lists and percents', () => {
  expect(t('words-stones', { n: 1 })).toBe('1 stone');
  expect(t('words-stones', { n: 1200 })).toBe('1,200 stones');
  expect(listed(['a', 'b', 'c'])).toBe('a, b and c');
  expect(percent(0.656)).toBe('66%');
});
