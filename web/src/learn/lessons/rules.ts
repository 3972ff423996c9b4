// The rules exactly, after Tromp and Taylor.
import { endGame, takeStones } from '../aims';
import { Choose, Count } from '../choose';
import type { Chapter } from '../lesson';
import { Pick } from '../pick';
import { Play } from '../play';
import { blockCounts, isLegal, libertyCount, mayPlay, reaches, scores } from '../questions';
import { cleared, forbidden, nobodys, swept, withoutLiberty } from '../searches';
import { drawn } from '../situation';
import { Claim, Repair, Walk } from '../walk';

const TROMP_TAYLOR = 'tromp-taylor';
const CROWDED = 'W.B. BBWB BBWB';
const REACHING = '.BWWW WB.WB WBBWB W..BB WW...';
const TO_CLEAR = 'BBWB. WWWB. BBBWB W.BWW WWBBB';
const TWO_BY_TWO = 'A2 B2 A1 B1 A2 A1';
const OWNED = '.BW..W. .BWWW.W BB.BWWW ..BBBW. BBBWWW. WWBW.W. .WBW..W';
const INVADED = '..BW. ..BW. ..BWW W.BW. ..BW.';
const CAPTURES = '.BBWW BBWW. WBBWW W.BW. WWBWW';

export const rules: Chapter = {
  title: 'The rules, exactly',
  about: 'Ten short rules by John Tromp and Bill Taylor, word by word.',
  lessons: [
    {
      id: 'legal',
      title: 'Legal positions',
      about: 'Every block breathes.',
      learnt: 'A position is legal if every block has a liberty.',
      exercises: [
        {
          say: 'A block is a largest set of stones of one colour that lines join. A single stone can be one.',
          ask: 'How many blocks has each colour?',
          setup: drawn(CROWDED),
          task: s => new Count(s, blockCounts(s)),
        },
        {
          say: 'Liberties belong to the block, and two blocks may share one.',
          ask: 'How many liberties has the block at each of these points?',
          setup: drawn(CROWDED),
          task: s => new Count(s, libertyCount(s, ['A1', 'C1', 'D1', 'C3'])),
        },
        {
          say: 'A position is *legal* if each block has at least one liberty.',
          ask: 'Is this position legal?',
          setup: drawn(CROWDED),
          task: s => new Choose(s, isLegal(s)),
        },
        {
          say: 'One stone more or one stone less can make it legal. Tap a stone to take it away, an empty point to add one.',
          ask: 'Find every single change after which the position is legal.',
          setup: drawn(CROWDED),
          task: s => new Repair(s, 'any'),
          then: 'Adding never helps: a block without liberties has no empty neighbour.',
        },
        {
          say: 'This position is legal.',
          ask: 'Add one stone so that it still is. Find every way.',
          setup: drawn('.W.B BB.W .BWW'),
          task: s => new Repair(s, 'add'),
        },
      ],
    },
    {
      id: 'reach',
      title: 'Reaching',
      about: 'One idea that replaces many.',
      learnt: 'Liberty, capture, territory: the rules say them all with “reach”.',
      exercises: [
        {
          say: 'A point *reaches* another colour if a path leads there over points of its own colour. Empty counts as a colour.',
          ask: 'Walk from the black stone E4 to an empty point: tap step by step.',
          setup: drawn(REACHING),
          task: s => new Walk(s, s.at('E4'), 0),
        },
        {
          say: 'All stones of a block reach the same colours.',
          ask: 'Which colours does the stone at D5 reach? Choose all.',
          setup: drawn(REACHING),
          task: s => new Choose(s, reaches(s, s.at('D5')), true),
        },
        {
          say: 'Empty points reach too: over empty points.',
          ask: 'Walk from the empty point E1 to a white stone.',
          setup: drawn(REACHING),
          task: s => new Walk(s, s.at('E1'), 2),
        },
        {
          say: 'The word is for other colours only: white does not reach white.',
          ask: 'Which colours does the empty point A3 reach? Choose all.',
          setup: drawn('.WW.. WBBW. .BBW. WWWW. .....'),
          task: s => new Choose(s, reaches(s, s.at('A3')), true),
        },
      ],
    },
    {
      id: 'clear',
      title: 'Clearing',
      about: 'What does not reach empty, goes.',
      learnt: 'Clearing a colour empties its points that do not reach empty.',
      exercises: [
        {
          say: 'This position is not legal.',
          ask: 'Mark every block that has no liberty.',
          setup: drawn(TO_CLEAR),
          task: s => new Pick(s, withoutLiberty(s)),
        },
        {
          say: '*Clearing* a colour empties all points of that colour that do not reach empty.',
          ask: 'Clear Black: mark the stones that leave.',
          setup: drawn(TO_CLEAR),
          task: s => new Pick(s, cleared(s, 1)),
        },
        {
          say: 'Each colour is cleared for itself, on the board as it stands.',
          ask: 'Clear White on the same board: mark the stones that leave.',
          setup: drawn(TO_CLEAR),
          task: s => new Pick(s, cleared(s, 2)),
          then: 'So it matters which colour is cleared first.',
        },
      ],
    },
    {
      id: 'move',
      title: 'A move in three steps',
      about: 'Colour, clear the others, clear your own.',
      learnt: 'A move: colour an empty point, clear the opponents, then clear your own colour.',
      exercises: [
        {
          say: 'A move colours an empty point, then clears the opponent, then clears the mover’s own colour.',
          ask: 'White plays ×. Mark all stones that leave the board.',
          setup: drawn('.WWW. WBBBW WB×BW WBBBW .WWW.', { first: 2 }),
          task: s => new Pick(s, swept(s, s.labelled('×'), 2)),
        },
        {
          say: 'One move may clear several blocks.',
          ask: 'You are Black. Take two blocks at once.',
          setup: drawn('.BBB. BWWWB .B.B. BWWWB .BBB.'),
          task: s => new Play(s, takeStones(s, 6)),
        },
        {
          say: 'Where suicide is allowed, the third step can have an effect.',
          ask: 'White plays ×, and these rules allow suicide. Mark what leaves the board.',
          setup: drawn('WB. ×B.', { rules: TROMP_TAYLOR, first: 2 }),
          task: s => new Pick(s, swept(s, s.labelled('×'), 2)),
          then: 'Never do both steps clear something: whoever takes has a liberty.',
        },
        {
          say: 'Most people play without suicide.',
          ask: 'Without suicide: mark where White may not play.',
          setup: drawn('WB. .B.', { first: 2 }),
          task: s => new Pick(s, forbidden(s, 2)),
        },
      ],
    },
    {
      id: 'superko',
      title: 'Superko',
      about: 'The whole past counts.',
      learnt: 'No move may bring back any earlier colouring, so every game ends.',
      exercises: [
        {
          say: 'Six moves were played on this board of four points. Black at A2 would take three stones.',
          ask: 'May Black?',
          setup: drawn('.. ..', { rules: TROMP_TAYLOR, moves: TWO_BY_TWO }),
          task: s => new Choose(s, mayPlay(s, s.at('A2'), true)),
          then: 'Not just the last position counts, but every one since the start.',
        },
        {
          say: 'Black has no move left. A pass never breaks this rule.',
          ask: 'Black passes, White passes. What is the score?',
          setup: drawn('.. ..', { rules: TROMP_TAYLOR, moves: TWO_BY_TWO }),
          task: s => new Count(s, scores(s)),
        },
        {
          say: 'These rules allow suicide. A single stone in an eye would leave at once.',
          ask: 'May White play at ×?',
          setup: drawn('×B.BW BBBBW WWWWW ..... .....', { rules: TROMP_TAYLOR, first: 2 }),
          task: s => new Choose(s, mayPlay(s, s.labelled('×'), true)),
          then: 'So an eye is safe even where suicide is allowed.',
        },
      ],
    },
    {
      id: 'area',
      title: 'Area scoring',
      about: 'Stones, and what reaches only them.',
      learnt: 'Score: points of your colour, and empty points that reach only your colour.',
      exercises: [
        {
          say: 'Your *territory*: the empty points that reach your colour and no other.',
          ask: 'Whose is each region? Tap it until the squares are right; without squares it is nobody’s.',
          setup: drawn(OWNED),
          task: s => new Claim(s),
        },
        {
          say: 'The score looks at the colouring alone: not at whose turn it is, nor at what may come.',
          ask: 'What is the score as it stands?',
          setup: drawn('.BW.. .BWWW BB.BW ..BBW BBB.W'),
          task: s => new Count(s, scores(s)),
        },
        {
          say: 'White has put one stone behind Black’s wall. To show that a point is nobody’s, show that it reaches both colours.',
          ask: 'Walk from the empty point B5 to a white stone.',
          setup: drawn(INVADED),
          task: s => new Walk(s, s.at('B5'), 2),
        },
        {
          say: 'One stone can make a large territory nobody’s, until it is taken or agreed to be dead.',
          ask: 'Mark every point that is nobody’s now.',
          setup: drawn(INVADED),
          task: s => new Pick(s, nobodys(s)),
          then: 'If you do not agree on a stone, play on: under these rules that costs nothing.',
        },
      ],
    },
    {
      id: 'territory',
      title: 'Territory scoring',
      about: 'The older way: prisoners count.',
      learnt:
        'Territory scoring counts empty points less the stones lost. It rarely changes who wins.',
      exercises: [
        {
          say: 'Here stones do not count. Your score: your empty points, less one for each of your stones that was taken.',
          ask: 'Black has just taken four stones with B2. What is the score?',
          setup: drawn(CAPTURES, { rules: 'igo-math', moves: 'B2 pass' }),
          task: s => new Count(s, scores(s)),
        },
        {
          say: 'The same game by area: stones and empty points, no prisoners.',
          ask: 'What is the score now?',
          setup: drawn(CAPTURES, { moves: 'B2 pass' }),
          task: s => new Count(s, scores(s)),
        },
        {
          say: 'Under territory scoring a stone inside your own territory costs a point.',
          ask: 'You are Black. What do you do?',
          setup: drawn('.BBWW .BWW. BBBWW ..BW. ..BWW', { rules: 'igo-math' }),
          task: s => new Play(s, endGame(s)),
        },
      ],
    },
  ],
};
