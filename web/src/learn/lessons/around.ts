// Around the rules: fair games, time, other boards, more players.
import { anywhere, endGame, inTime, pullAhead, takeStones } from '../aims';
import { Choose, Count } from '../choose';
import type { Chapter } from '../lesson';
import { Pick } from '../pick';
import { Play } from '../play';
import { margin, periodsLeft, scores, stonesBetween, winner } from '../questions';
import { handicap, libertiesOf, swept } from '../searches';
import { drawn } from '../situation';
import { Claim } from '../walk';

const CLOSE = '.BBWW .BWW. BBBWW ..BW. ..BWW';
const MATCH_CLOCK = 'byoyomi:main=7200,period=60,periods=3';
const THREE = 'no-suicide,players=3,komi=0';
const THREE_FINISHED = '.BW.W BBWWW .BW.W BBRWW RRRRR .R.R.';

export const around: Chapter = {
  title: 'Around the game',
  about: 'Fair games, time, other boards, more players.',
  lessons: [
    {
      id: 'komi',
      title: 'Komi',
      about: 'Points for moving second.',
      learnt: 'Komi makes up for Black’s first move; its half point prevents ties.',
      exercises: [
        {
          say: 'Whoever moves first has an advantage.',
          ask: 'No komi: who wins?',
          setup: drawn(CLOSE, { rules: 'no-suicide,komi=0' }),
          task: s => new Choose(s, winner(s)),
        },
        {
          say: '*Komi* gives White points for that; how many is agreed on before the game.',
          ask: 'The same position with a komi of 7½: who wins?',
          setup: drawn(CLOSE, { rules: 'no-suicide,komi=7.5' }),
          task: s => new Choose(s, winner(s)),
        },
        {
          say: 'A half point cannot be on the board, so there is no tie.',
          ask: 'A komi of 6½: by how many points is the winner ahead?',
          setup: drawn(CLOSE, { rules: 'no-suicide,komi=6.5' }),
          task: s => new Count(s, margin(s)),
        },
        {
          say: 'White is ahead by half a point: one more is enough. A point that is nobody’s can still be had.',
          ask: 'You are Black, komi is 4½. Make the move that wins.',
          setup: drawn('.BBWW .BWW. BBBWW ..BW. ..B.W', { rules: 'no-suicide,komi=4.5' }),
          task: s => new Play(s, pullAhead(s)),
        },
      ],
    },
    {
      id: 'ranks',
      title: 'Ranks and handicap',
      about: 'An even game between unequals.',
      learnt: 'A step of rank is a stone of handicap.',
      exercises: [
        {
          say: 'Ranks run from 30 *kyu* (30k), a beginner, up to 1 kyu, then from 1 *dan* (1d) up to 9. A step is worth about one stone.',
          ask: '8k plays against 5k. How many stones make it even?',
          setup: { board: 'grid:9x9' },
          task: s => new Count(s, stonesBetween('8k', '5k')),
        },
        {
          say: 'After 1 kyu comes 1 dan.',
          ask: 'And 2k against 3d?',
          setup: { board: 'grid:9x9' },
          task: s => new Count(s, stonesBetween('2k', '3d')),
        },
        {
          say: 'The weaker player takes Black and begins with stones on the board: by custom on the star points.',
          ask: 'Mark the places of four handicap stones.',
          setup: { board: 'grid:9x9' },
          task: s => new Pick(s, handicap(s, 4)),
        },
        {
          say: 'With handicap stones on the board, White moves first.',
          ask: 'You are White. Make the first move.',
          setup: { board: 'grid:9x9', stones: { B: 'C3 G7 G3 C7' }, first: 2 },
          task: s => new Play(s, anywhere()),
        },
      ],
    },
    {
      id: 'clocks',
      title: 'Clocks',
      about: 'Main time and byo-yomi.',
      learnt: 'A period is lost only if it runs out in full.',
      exercises: [
        {
          say: 'First your *main time* runs. Then come *byo-yomi* periods: a move within the period costs nothing, a period that runs out is lost.',
          ask: 'Main time 2 hours, then 3 periods of 60 seconds. You think 2 hours and 75 seconds about a move. How many periods have you left?',
          setup: drawn(CLOSE),
          task: s => new Count(s, periodsLeft(s, MATCH_CLOCK, 7275)),
        },
        {
          say: 'Within the period there is no hurry.',
          ask: 'The same clock, but you think 2 hours and 59 seconds. How many periods?',
          setup: drawn(CLOSE),
          task: s => new Count(s, periodsLeft(s, MATCH_CLOCK, 7259)),
        },
        {
          say: 'Try it: 5 seconds, then 2 periods of 5 seconds. The clock starts with your first move.',
          ask: 'You are Black. Make five moves in time.',
          setup: { board: 'grid:7x7' },
          task: s => new Play(s, inTime(s, 'byoyomi:main=5,period=5,periods=2', 5)),
        },
      ],
    },
    {
      id: 'boards',
      title: 'Other boards',
      about: 'Only the lines change.',
      learnt: 'Points and lines are all that the rules need: any graph is a board.',
      exercises: [
        {
          say: 'On a torus the right side is joined to the left, the top to the bottom. The fainter stones beyond the border are the same stones again.',
          ask: 'Mark the liberties of the black stone.',
          setup: { board: 'torus:5x5', stones: { B: 'A1', W: 'A5' } },
          task: s => new Pick(s, libertiesOf(s, 'A1')),
        },
        {
          say: 'Inside this board every point has six neighbours.',
          ask: 'Mark the liberties of Black’s block.',
          setup: { board: 'triangular:4', stones: { B: '18 19', W: '20 25' } },
          task: s => new Pick(s, libertiesOf(s, '19')),
        },
        {
          say: 'On a sunflower the points have different numbers of neighbours.',
          ask: 'You are Black. Take the white stone.',
          setup: { board: 'sunflower:40', stones: { B: '3 6 16 19 24', W: '11' } },
          task: s => new Play(s, takeStones(s, 1)),
        },
      ],
    },
    {
      id: 'players',
      title: 'More players',
      about: 'Three colours, and more.',
      learnt: 'Turns go round, and a move clears all opponents at once.',
      exercises: [
        {
          say: 'Three players: Black, White, Red. A move clears all opponents at once.',
          ask: 'Black plays ×. Mark all stones that leave the board.',
          setup: drawn('.BWB. BWW×R .BRRB ..BB. .....', { rules: THREE }),
          task: s => new Pick(s, swept(s, s.labelled('×'), 1)),
        },
        {
          say: 'A point is yours if it reaches your colour and no other.',
          ask: 'Whose is each region? Tap it until the squares are right; without squares it is nobody’s.',
          setup: drawn('.BW.. BBW.W .RRWW RR..R ..R.R', { rules: THREE }),
          task: s => new Claim(s),
        },
        {
          say: 'The game ends when all have passed, one after the other.',
          ask: 'White and Red have passed. You are Black, and nothing is left to gain.',
          setup: drawn(THREE_FINISHED, { rules: THREE, first: 2, moves: 'pass pass' }),
          task: s => new Play(s, endGame(s)),
        },
        {
          say: 'Most points win; the others are ranked behind.',
          ask: 'What is the score?',
          setup: drawn(THREE_FINISHED, { rules: THREE }),
          task: s => new Count(s, scores(s)),
        },
      ],
    },
  ],
};
