// Opening files of games: what the reader says of them, how they play, and what is saved of them.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { follow, writeRecord } from '../src/game/record';
import { GameTree } from '../src/game/tree';
import { requestFrom } from '../src/library/Continue';
import { againstBot } from '../src/review/again';
import { boardOfRecord, Recorded } from '../src/library/recorded';
import { FileError, GameReader, MOST_BYTES, unpackedHz } from '../src/open/reader';
import { build, hasProgram, loadEngine, program } from './engine';

const engine = await loadEngine();
const reader = await GameReader.load(readFileSync(resolve(build, 'reader.wasm')));
const bytes = (text: string) => new TextEncoder().encode(text);
const latin = (text: string) => Uint8Array.from(text, letter => letter.charCodeAt(0));

function read(file: Uint8Array, number = 0) {
  const game = reader.game(reader.read('game.sgf', file), number);
  const board = boardOfRecord(game.record, spec => engine.board(spec), engine);
  return { ...game, recorded: new Recorded(board, game.record, game.branches) };
}
const open = (text: string) => read(bytes(text));
const comment = (file: Uint8Array) => read(file).recorded.comments.get(0);
const refused = (file: Uint8Array) => {
  try {
    read(file);
    return null;
  } catch (error) {
    if (!(error instanceof FileError)) throw error;
    return error;
  }
};

const STUDY =
  '(;GM[1]SZ[5]PB[An]PW[Bo]DT[2026-01-02]RE[B+R]C[start];B[cc]C[first]TR[cc]LB[dd:x:y]' +
  '(;W[cb];B[bb])(;W[dc]C[other]SQ[aa:bb](;B[db])(;B[dd]C[third])))';

test('a file opens with its variations, comments, marks and result', () => {
  const { recorded } = open(STUDY);
  const { tree, head, comments, marks, board } = recorded;
  expect(recorded.names).toEqual(['An', 'Bo']);
  expect(recorded.record.result?.text).toBe('B+R');
  expect(recorded.whole).toBe(true);
  expect(tree.nodes.map(({ event }) => event && board.names[event.point ?? -1])).toEqual([
    null,
    'C3',
    'C4',
    'B4',
    undefined, // Bo resigns
    'D3',
    'D4',
    'D2',
  ]);
  expect(tree.nodes[1].children).toEqual([2, 5]);
  expect(tree.nodes[5].children).toEqual([6, 7]);
  expect(tree.nodes[head].event?.action).toBe('resign');
  expect([...comments]).toEqual([
    [0, 'start'],
    [1, 'first'],
    [5, 'other'],
    [7, 'third'],
  ]);
  expect(marks.get(1)).toEqual([
    { kind: 'TR', point: board.find('C3') },
    { kind: 'LB', point: board.find('D2'), text: 'x:y' },
  ]);
  expect(
    marks
      .get(5)!
      .map(({ point }) => board.names[point])
      .sort(),
  ).toEqual(['A4', 'A5', 'B4', 'B5']);
});

test('what is saved as SGF opens again as the same tree', () => {
  const own = open(STUDY).recorded;
  const again = open(own.sgf()).recorded;
  const seen = ({ tree, comments, marks, names, record }: Recorded) => ({
    nodes: tree.nodes.map(({ parent, event }) => [parent, event]),
    comments: [...comments],
    marks: [...marks],
    names,
    date: record.info?.date,
    result: record.result?.text,
  });
  expect(seen(again)).toEqual(seen(own));
});

test('a setup begins another game with the prisoners of the one before', () => {
  // Black takes a stone; then the board changes by hand, and White takes two.
  const { recorded } = open(
    '(;SZ[5];W[aa];B[ba];W[ee];B[ab];AE[ee]AB[ed][dd]AW[ec][dc][cd][de]PL[W];W[ee];B[cc])',
  );
  const { tree, head, board } = recorded;
  tree.goto(head);
  expect(tree.node.turn).toBe(6);
  expect(tree.game.status().turns).toBe(2);
  expect(tree.game.status().players.map(({ prisonersLost }) => prisonersLost)).toEqual([2, 1]);
  const { start, events } = tree.since(head);
  expect(events.length).toBe(2);
  expect(start.prisoners).toEqual([0, 1]);
  tree.goto(4);
  expect(tree.game.colouring()[board.find('E1')!]).toBe(2);
  tree.goto(head);
  const again = open(recorded.sgf()).recorded;
  again.tree.goto(again.head);
  expect([...again.tree.game.colouring()]).toEqual([...tree.game.colouring()]);
  expect(again.tree.nodes.length).toBe(tree.nodes.length);
});

test('a variation may leave the main line before all its stones are set up', () => {
  const { recorded } = open('(;SZ[5]AB[aa](;AW[bb];B[cc])(;W[ee]))');
  const { tree, board } = recorded;
  tree.goto(tree.nodes.length - 1);
  const stones = tree.game.colouring();
  expect([...stones].filter(Boolean).length).toBe(2);
  expect(stones[board.find('E1')!]).toBe(2);
});

test('illegal and impossible moves end their line, and only theirs', () => {
  const { recorded } = open('(;SZ[5];B[aa];W[aa];B[bb](;W[cc])(;W[dd]))');
  expect(recorded.whole).toBe(false);
  expect(recorded.tree.nodes[recorded.head].turn).toBe(1);
  expect(recorded.leftOut).toBe(1);
  const off = open('(;SZ[5];B[aa];W[zz];B[bb])');
  expect(off.offBoard).toEqual({ turn: 2, value: 'zz' });
  expect(off.recorded.tree.nodes.length).toBe(2);
  const variation = open('(;SZ[5];B[aa](;W[bb])(;W[zz];B[cc])(;W[dd]))').recorded;
  expect(variation.tree.nodes.length).toBe(4);
});

test('character sets: what a file names, or what its bytes say', () => {
  const hz = "(;CA[HZ-GB-2312]SZ[5]C[~{N'Fe~} ~~ ok])";
  expect(comment(latin(hz))).toBe('围棋 ~ ok');
  expect(comment(latin('(;CA[GB2312]SZ[5]C[\xCE\xA7\xC6\xE5])'))).toBe('围棋');
  expect(comment(latin('(;CA[Shift_JIS]SZ[5]C[\x88\xCD\x8C\xE9])'))).toBe('囲碁');
  // The second byte of this character is that of a backslash.
  expect(comment(latin('(;CA[SJIS]SZ[5]C[\x95\x5C])'))).toBe('表');
  expect(comment(latin('(;CA[EUC-KR]SZ[5]C[\xB9\xD9\xB5\xCF])'))).toBe('바둑');
  expect(comment(latin('(;CA[Big5]SZ[5]C[\xB3\xF2\xB4\xD1])'))).toBe('圍棋');
  expect(comment(latin('(;SZ[5]C[caf\xE9])'))).toBe('café');
  expect(comment(latin('(;CA[klingon]SZ[5]C[caf\xE9])'))).toBe('café');
  expect(comment(bytes('\uFEFF(;SZ[5]C[囲碁])'))).toBe('囲碁');
  const wide = '\uFEFF(;SZ[5]C[囲碁])';
  const utf16 = new Uint8Array(Uint16Array.from(wide, letter => letter.charCodeAt(0)).buffer);
  expect(comment(utf16)).toBe('囲碁');
  expect(unpackedHz(latin('a~\nb'))).toEqual(latin('ab'));
});

test('several games in a file, each with a heading', () => {
  const file = reader.read('two.sgf', bytes('(;SZ[5]PB[An];B[aa])(;SZ[7]PW[Bo]GN[last];B[bb])'));
  expect(file.headings).toEqual([
    { PB: 'An', SZ: '5' },
    { PW: 'Bo', GN: 'last', SZ: '7' },
  ]);
  expect(reader.game(file, 1).record.board).toBe('grid:7x7');
  expect(reader.game(file, 0).record.board).toBe('grid:5x5');
});

test('a wrong file: what is wrong, and where', () => {
  expect(refused(new Uint8Array(MOST_BYTES + 1))?.why).toBe('size');
  expect(refused(bytes(' \n'))?.why).toBe('empty');
  expect(refused(bytes('hello'))?.why).toBe('unknown');
  expect(() => read(bytes('{"format":\n  oops}'))).toThrow(/line 2|file:2:3/i);
  expect(refused(bytes('{"format":"omnigo-game","rules":"chinese"}'))).toMatchObject({
    why: 'record',
    found: 'board',
  });
  expect(
    refused(
      bytes('{"format":"omnigo-game","board":"5x5","rules":"chinese","events":[{"point":1}]}'),
    ),
  ).toMatchObject({ why: 'record', found: 'events' });
  expect(refused(bytes('(;GM[2]SZ[8])'))).toMatchObject({ why: 'game', found: 'GM[2]' });
  expect(refused(bytes('(;SZ[99])'))).toMatchObject({ why: 'board', found: 'SZ[99]' });
});

test('records of any board and any players, as JSON and as SGF', () => {
  const board = engine.board('triangular:3');
  const tree = new GameTree(board, 'tromp-taylor,players=3');
  tree.playNames(['1', '2', '3', 'pass', '5']);
  const record = writeRecord({
    board,
    rules: tree.rules,
    start: {},
    names: ['An', 'Bo', 'Cy'],
    events: tree.game.events(),
  });
  const { recorded } = open(JSON.stringify(record));
  expect(recorded.tree.nodes.length).toBe(6);
  const again = open(recorded.sgf()).recorded;
  expect(again.names).toEqual(['An', 'Bo', 'Cy']);
  expect(again.tree.nodes.map(({ event }) => event)).toEqual(
    recorded.tree.nodes.map(({ event }) => event),
  );
});

test('a game continues with its history against a bot, and as a position on the server', () => {
  const { recorded } = open('(;SZ[5]RU[Japanese];W[aa];B[ba];W[ee];B[ab])');
  recorded.tree.goto(4);
  const local = againstBot(recorded, 'regular');
  expect(local.setup.bots).toEqual(['regular', '']);
  expect(local.game.events().length).toBe(4);
  expect(local.game.status().players[1].prisonersLost).toBe(1);
  expect(requestFrom(recorded)).toMatchObject({
    board: 'grid:5x5',
    start: {
      stones: { black: ['A4', 'B5'], white: ['E1'] },
      prisoners: { white: 1 },
      first: 'white',
    },
    seats: [{ kind: 'anyone' }, { kind: 'me' }],
  });
});

test('what the rules refuse in a record is not played', () => {
  const tree = new GameTree(engine.board('5x5'), 'chinese');
  expect(follow(tree, { action: 'resume' })).toBe(false);
  expect(follow(tree, { action: 'move', player: 'red', point: 'A1' })).toBe(false);
  expect(follow(tree, { action: 'setup', stones: { black: ['Z9'] } })).toBe(false);
  const all = { action: 'setup', stones: { black: tree.board.names } } as const;
  expect(follow(tree, { ...all, stones: { black: [...all.stones.black] } })).toBe(false);
  expect(follow(tree, { action: 'resign', player: 'white' })).toBe(true);
  expect(follow(tree, { action: 'resign', player: 'black' })).toBe(false);
  expect(follow(tree, { action: 'pass', player: 'black' })).toBe(false);
  expect(tree.nodes.length).toBe(2);
});

test.skipIf(!hasProgram)('the native program plays the same game', () => {
  const setup = '(;SZ[5];W[aa];B[ba];W[ee];B[ab];AE[ee]AB[ed][dd]AW[ec][dc][cd][de];W[ee])';
  for (const sgf of [STUDY, setup]) {
    const file = join(mkdtempSync(join(tmpdir(), 'omnigo-')), 'game.sgf');
    writeFileSync(file, sgf);
    const told = JSON.parse(
      execFileSync(program, ['replay', file, '--json', '--playouts', '0'], { encoding: 'utf8' }),
    ) as { turns: number; players: { prisoners_lost: number }[] };
    const { tree, head } = open(sgf).recorded;
    tree.goto(head);
    expect(tree.node.turn).toBe(told.turns);
    expect(tree.game.status().players.map(player => player.prisonersLost)).toEqual(
      told.players.map(player => player.prisoners_lost),
    );
  }
});
