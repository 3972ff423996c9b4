import { expect, test } from 'vitest';
import { loadEngine } from './engine';
import { prisonersPutBack } from '../src/game/scoring';
import { sumText } from '../src/game/words';
import { LETTERS } from '../src/board/players';

const engine = await loadEngine();

test('prisoners are put back into their own territory, and what is left is the score', () => {
  const board = engine.board('5x3');
  const stones = '..BW.' + '.BBWW' + '..BW.';
  const game = board.game('japanese,komi=0', { stones });
  const colours = Uint8Array.from(stones, letter => LETTERS.indexOf(letter));
  game.play(board.find('A1')!); // given up below
  game.pass();
  game.pass();
  const dead = [board.find('A1')!];
  const score = game.score(dead);
  const back = prisonersPutBack(score, game.colouring());
  expect(score.tallies[0].prisonersLost).toBe(1);
  expect([...back.values()]).toEqual([1]);
  const [[point]] = back;
  expect(score.owners[point]).toBe(1);
  const free = [...score.owners].filter(
    (owner, p) => owner === 1 && colours[p] !== 1 && !back.has(p),
  ).length;
  expect(free).toBe(score.tallies[0].score);
  game.close();
});

test('stone scoring takes two points for each group, and says so', () => {
  const board = engine.board('path:9');
  const game = board.game('stone-scoring,komi=0', { stones: '.B.B.W.W.' });
  const [black, white] = game.score().tallies;
  expect(black).toMatchObject({ stones: 2, territory: 2, tax: 2, score: 2 });
  expect(white.score).toBe(2);
  expect(sumText(black, engine.rules('stone-scoring'))).toBe(
    '2 stones + 2 empty points − 2 for groups',
  );
  game.close();
});
