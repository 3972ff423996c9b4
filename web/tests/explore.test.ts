import { describe, expect, test } from 'vitest';
import { requestFor } from '../src/explore/Lab';
import { look, type Lens } from '../src/explore/lens';
import { isProven, LINES, PROVEN_RULES } from '../src/explore/provenLines';
import {
  colouringsSeen,
  linkOf,
  openGame,
  studyFrom,
  withPosition,
  withStone,
  withTurn,
  type Study,
} from '../src/explore/state';
import { stepPosition } from '../src/explore/steps';
import { PositionTerms } from '../src/rules/position';
import { loadEngine } from './engine';

const engine = await loadEngine();
const board = engine.board('3x3');
const at = (name: string) => board.find(name)!;
const fresh: Study = studyFrom(new URLSearchParams('board=grid:3x3&rules=no-suicide'));
const again = (link: string) => {
  const query = new URL(link, 'http://x').searchParams;
  return withPosition(studyFrom(query), query, board);
};

describe('the address', () => {
  test('carries board, rules, stones, turns and where one stands', () => {
    let study = withStone(fresh, new Uint8Array(9), at('A1'), 2);
    study = withTurn(withTurn({ ...study, first: 2 }, at('B2')), null);
    study = { ...study, at: 1 };
    const link = linkOf(study, board);
    expect(link).toBe(
      '/explore?board=grid:3x3&rules=no-suicide&stones=W........&first=W&turns=B2+pass&at=1',
    );
    expect(again(link)).toEqual({ ...study, board: { spec: 'grid:3x3' } });
  });
  test('of an empty board is short, and what is wrong in one is left out', () => {
    expect(linkOf(fresh, board)).toBe('/explore?board=grid:3x3&rules=no-suicide');
    const odd = again('/explore?board=grid:3x3&stones=BB&turns=B2+Z9+A1&at=7&first=?');
    expect([odd.stones, odd.turns, odd.at, odd.first]).toEqual([null, [at('B2')], 1, 1]);
  });
});

describe('a study', () => {
  test('another turn drops what came after, stones start again', () => {
    let study = withTurn(withTurn(fresh, at('B2')), at('A1'));
    study = withTurn({ ...study, at: 1 }, at('C3'));
    expect(study.turns).toEqual([at('B2'), at('C3')]);
    const { game } = openGame(board, study)!;
    expect(colouringsSeen(game).map(({ turn }) => turn)).toEqual([0, 1, 2]);
    const set = withStone(study, game.colouring(), at('A3'), 1);
    expect([set.turns, set.at, set.stones![at('B2')], set.stones![at('A3')]]).toEqual([
      [],
      0,
      1,
      1,
    ]);
  });
  test('a colouring that stands twice is seen once', () => {
    const { game } = openGame(board, withTurn(withTurn(fresh, at('B2')), null))!;
    expect(colouringsSeen(game).length).toBe(2);
  });
  test('stones without liberties make no game, and can still be looked at', () => {
    const two = engine.board('path:2');
    const study = { ...fresh, stones: Uint8Array.from([1, 2]) };
    expect(openGame(two, study)).toBe(null);
    const terms = new PositionTerms(two, study.stones, 2);
    const seen = look('liberties', {
      ...{ board: two, terms, game: null },
      ...{ suicide: false, point: null, towards: null },
    });
    expect(seen.text).toContain('no liberties');
  });
});

describe('lenses', () => {
  // Black holds the left column, White the right one.
  const stones = Uint8Array.from([1, 0, 2, 1, 0, 2, 1, 0, 2]);
  const study = { ...fresh, stones };
  const seen = (lens: Lens, name: string | null, colours = stones) => {
    const opened = openGame(board, { ...study, stones: colours });
    return look(lens, {
      board,
      terms: new PositionTerms(board, colours, 2),
      game: opened?.game ?? null,
      suicide: false,
      point: name === null ? null : at(name),
      towards: null,
    });
  };
  test('a block and its liberties', () => {
    expect(seen('blocks', 'A2').text).toBe(
      'Black’s group at A2: 3 stones, 3 liberties (B1 B2 B3).',
    );
    expect(seen('liberties', null).marks.labels!.get(at('C1'))).toBe('3');
  });
  test('what a point reaches, and by which path', () => {
    const { text, marks } = seen('reach', 'B2');
    expect(text).toBe('B2 reaches black and white: B2 – A2.');
    expect(marks.path).toEqual([at('B2'), at('A2')]);
  });
  test('whose a point is', () => {
    expect(seen('territory', 'B1').text).toContain('nobody');
    const left = Uint8Array.from([0, 1, 0, 1, 1, 0, 0, 1, 0]);
    expect(seen('territory', 'A1', left).text).toBe('A1 reaches only black: it belongs to Black.');
    expect(seen('life', null, left).text).toBe(
      '4 stones can never be captured, even if their owner always passes.',
    );
  });
  test('legal moves, and why another is not', () => {
    const left = Uint8Array.from([0, 1, 0, 1, 1, 0, 0, 1, 0]);
    expect(seen('legal', null, left).text).toBe('5 legal moves, plus pass.');
    expect(seen('legal', 'B1', left).text).toContain('occupied');
  });
});

test('a move step by step: placed, opponents cleared, own cleared', () => {
  const four = engine.board('path:4');
  const stones = Uint8Array.from([2, 0, 0, 0]);
  const move = new PositionTerms(four, stones, 2).move(1, 1);
  const shown = [0, 1, 2].map(at => stepPosition(stones, { move, point: 1, at }));
  expect(shown.map(({ stones }) => [...stones!])).toEqual([
    [2, 1, 0, 0],
    [0, 1, 0, 0],
    [0, 1, 0, 0],
  ]);
  expect([...shown[0].marks!.keys()]).toEqual([0]);
  expect(shown[1].marks!.size).toBe(0);
});

test('what the server is asked', () => {
  const study = withTurn({ ...fresh, stones: Uint8Array.from([1, 0, 0, 0, 0, 0, 0, 0, 2]) }, null);
  expect(requestFor('solve', board, study, 2)).toMatchObject({
    kind: 'solve',
    board: 'grid:3x3',
    stones: 'B.......W',
    first: 'black',
    moves: ['pass'],
    openings: true,
  });
  expect(requestFor('count', board, study, 3)).toMatchObject({ kind: 'count', players: 3 });
  expect(requestFor('komi', board, study, 2)).toMatchObject({ rules: 'no-suicide' });
});

describe('5x5, proven', () => {
  const five = engine.board('5x5');
  test('has an answer to every reply up to symmetry, and only legal turns', () => {
    expect(isProven(five)).toBe(true);
    expect(isProven(board)).toBe(false);
    // The distances from the centre, sorted, name a class of points.
    const kind = (name: string) => {
      const at = five.find(name)!;
      return [Math.abs((at % 5) - 2), Math.abs(Math.floor(at / 5) - 2)].sort().join();
    };
    const replies = new Set(five.names.filter(name => name !== 'C3').map(kind));
    expect(new Set(LINES.map(([, reply]) => kind(reply)))).toEqual(replies);
    expect(LINES.length).toBe(replies.size);
    for (const line of LINES) {
      const turns = line.map(name => five.find(name)!);
      const study = { ...fresh, board: { spec: 'grid:5x5' }, rules: PROVEN_RULES, turns, at: 3 };
      const { game } = openGame(five, study)!;
      expect(game.status().turns).toBe(3);
      game.close();
    }
  });
});
