import { expect, test } from 'vitest';
import { loadEngine } from './engine';
import type { GameRecord } from '../src/game/record';
import { nodesOf, withVariations } from '../src/game/variations';
import { libraryGame, libraryGames, translated, turnsOf, type Words } from '../src/library/games';
import { LANGUAGES } from '../src/i18n/language';
import { boardOfRecord, Recorded } from '../src/library/recorded';

const engine = await loadEngine();
const games = await libraryGames();
const open = (record: GameRecord) =>
  new Recorded(
    boardOfRecord(record, spec => engine.board(spec), engine),
    record,
  );

test('the games of the texts are there', () => {
  expect(games.map(game => game.name)).toEqual(
    expect.arrayContaining([
      'two-by-two',
      'five-by-five',
      'five-by-five-opening',
      'five-by-five-snapback',
      'seven-by-seven',
      'seven-by-seven-cut',
      'alphago-lee-1',
      'sunflower',
      'three-players',
    ]),
  );
  expect(libraryGame('nothing')).toBe(undefined);
  const match = games.find(({ name }) => name === 'alphago-lee-1')!;
  expect(turnsOf(match.record)).toBe(186);
});

test.each(games)('$name opens whole, with comments, and ends as announced', ({ record }) => {
  const game = open(record);
  expect(game.whole).toBe(true);
  expect(game.tree.nodes.length).toBe(1 + record.events!.length);
  expect(game.comments.size).toBeGreaterThan(2);
  expect(record.info!.name).toBeTruthy();
  game.tree.goto(game.head);
  const { over } = game.tree.game.status();
  if (record.result?.how === 'score') {
    expect(over).toBe(true);
    const { tallies } = game.tree.game.score(game.marking.dead, game.marking.neutral);
    expect(tallies.map(tally => tally.score)).toEqual(record.result.scores);
  }
  // Every comment can be reached from the start, and back.
  const forth: number[] = [];
  for (let at = game.commented(0, 1); at !== undefined; at = game.commented(at, 1)) forth.push(at);
  const back: number[] = [];
  for (let at = game.commented(game.head, -1); at !== undefined; at = game.commented(at, -1)) {
    back.unshift(at);
  }
  const inOrder = [...game.comments.keys()].sort((a, b) => a - b);
  expect(forth).toEqual(inOrder.filter(id => id > 0));
  expect(back).toEqual(inOrder.filter(id => id < game.head));
});

test('comments go into the SGF, whatever they hold', () => {
  const game = open(games[0].record);
  game.tree.goto(game.head);
  const line = game.tree.game.sgf([]);
  const sgf = withVariations(game.tree, game.head, line, {
    comments: new Map([[1, 'a ] and a \\ here; ok']]),
    marks: new Map(),
  });
  expect(nodesOf(sgf).length).toBe(nodesOf(line).length);
  expect(nodesOf(sgf)[1]).toBe(nodesOf(line)[1] + 'C[a \\] and a \\\\ here; ok]');
});

test('a record that breaks the rules opens up to there', () => {
  const { record } = games[0];
  const broken = { ...record, events: [...record.events!.slice(0, 1), record.events![0]] };
  const game = open(broken);
  expect(game.whole).toBe(false);
  expect(game.head).toBe(1);
});

const WORDS = import.meta.glob<Words>('../src/library/words/*.json', {
  import: 'default',
  eager: true,
});
/** Names of people and programs. */
const NAMES = new Set(['Lee Sedol', 'AlphaGo', 'Cosumi', 'expert', 'omnigo']);

test.each(Object.keys(LANGUAGES).filter(language => language !== 'en'))(
  'everything that is said about the games is there in %s',
  language => {
    const words = WORDS[`../src/library/words/${language}.json`];
    const asked = new Set<string>();
    const known = new Proxy(words, {
      get: (_, text: string) => {
        asked.add(text);
        return words[text] && `(${text})`;
      },
    });
    for (const { record } of games) {
      const shown = translated(record, known);
      expect(shown.info!.about).toBe(`(${record.info!.about})`);
      expect(shown.events!.map(({ point }) => point)).toEqual(
        record.events!.map(({ point }) => point),
      );
    }
    expect([...asked].filter(text => !words[text] && !NAMES.has(text))).toEqual([]);
    expect(Object.keys(words).filter(text => !asked.has(text))).toEqual([]);
    // Points and blocks are named as on the board.
    const named = (text: string) =>
      [...new Set(text.match(/(?<![A-Za-z])[A-T]\d+(?!\d)|\{[^}]*\}/g))].sort();
    for (const [text, other] of Object.entries(words)) expect(named(other)).toEqual(named(text));
  },
);
