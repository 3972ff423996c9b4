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
import { t } from '../../i18n/t';
import '../../i18n/learn';

const CLOSE = '.BBWW .BWW. BBBWW ..BW. ..BWW';
const MATCH_CLOCK = 'byoyomi:main=7200,period=60,periods=3';
const THREE = 'no-suicide,players=3,komi=0';
const THREE_FINISHED = '.BW.W BBWWW .BW.W BBRWW RRRRR .R.R.';

export const around: Chapter = {
  title: t('around-around-the-game'),
  about: t('around-fair-games-time-other-boards'),
  lessons: [
    {
      id: 'komi',
      title: t('around-komi'),
      about: t('around-points-for-moving-second'),
      learnt: t('around-komi-makes-up-for-blacks'),
      exercises: [
        {
          say: t('around-whoever-moves-first-has-an'),
          ask: t('around-no-komi-who-wins'),
          setup: drawn(CLOSE, { rules: 'no-suicide,komi=0' }),
          task: s => new Choose(s, winner(s)),
        },
        {
          say: t('around-komi-gives-white-points-for'),
          ask: t('around-the-same-position-with-a'),
          setup: drawn(CLOSE, { rules: 'no-suicide,komi=7.5' }),
          task: s => new Choose(s, winner(s)),
        },
        {
          say: t('around-a-half-point-cannot-be'),
          ask: t('around-a-komi-of-61-2'),
          setup: drawn(CLOSE, { rules: 'no-suicide,komi=6.5' }),
          task: s => new Count(s, margin(s)),
        },
        {
          say: t('around-white-is-ahead-by-half'),
          ask: t('around-you-are-black-komi-is'),
          setup: drawn('.BBWW .BWW. BBBWW ..BW. ..B.W', { rules: 'no-suicide,komi=4.5' }),
          task: s => new Play(s, pullAhead(s)),
        },
      ],
    },
    {
      id: 'ranks',
      title: t('around-ranks-and-handicap'),
      about: t('around-an-even-game-between-unequals'),
      learnt: t('around-a-step-of-rank-is'),
      exercises: [
        {
          say: t('around-ranks-run-from-30-kyu'),
          ask: t('around-8k-plays-against-5k-how'),
          setup: { board: 'grid:9x9' },
          task: s => new Count(s, stonesBetween('8k', '5k')),
        },
        {
          say: t('around-after-1-kyu-comes-1'),
          ask: t('around-and-2k-against-3d'),
          setup: { board: 'grid:9x9' },
          task: s => new Count(s, stonesBetween('2k', '3d')),
        },
        {
          say: t('around-the-weaker-player-takes-black'),
          ask: t('around-mark-the-places-of-four'),
          setup: { board: 'grid:9x9' },
          task: s => new Pick(s, handicap(s, 4)),
        },
        {
          say: t('around-with-handicap-stones-on-the'),
          ask: t('around-you-are-white-make-the'),
          setup: { board: 'grid:9x9', stones: { B: 'C3 G7 G3 C7' }, first: 2 },
          task: s => new Play(s, anywhere()),
        },
      ],
    },
    {
      id: 'clocks',
      title: t('around-clocks'),
      about: t('around-main-time-and-byo-yomi'),
      learnt: t('around-a-period-is-lost-only'),
      exercises: [
        {
          say: t('around-first-your-main-time-runs'),
          ask: t('around-main-time-2-hours-then'),
          setup: drawn(CLOSE),
          task: s => new Count(s, periodsLeft(s, MATCH_CLOCK, 7275)),
        },
        {
          say: t('around-within-the-period-there-is'),
          ask: t('around-the-same-clock-but-you'),
          setup: drawn(CLOSE),
          task: s => new Count(s, periodsLeft(s, MATCH_CLOCK, 7259)),
        },
        {
          say: t('around-try-it-5-seconds-then'),
          ask: t('around-you-are-black-make-five'),
          setup: { board: 'grid:7x7' },
          task: s => new Play(s, inTime(s, 'byoyomi:main=5,period=5,periods=2', 5)),
        },
      ],
    },
    {
      id: 'boards',
      title: t('around-other-boards'),
      about: t('around-only-the-lines-change'),
      learnt: t('around-points-and-lines-are-all'),
      exercises: [
        {
          say: t('around-on-a-torus-the-right'),
          ask: t('learn-mark-the-liberties-of-the'),
          setup: { board: 'torus:5x5', stones: { B: 'A1', W: 'A5' } },
          task: s => new Pick(s, libertiesOf(s, 'A1')),
        },
        {
          say: t('around-inside-this-board-every-point'),
          ask: t('around-mark-the-liberties-of-blacks'),
          setup: { board: 'triangular:4', stones: { B: '18 19', W: '20 25' } },
          task: s => new Pick(s, libertiesOf(s, '19')),
        },
        {
          say: t('around-on-a-sunflower-the-points'),
          ask: t('learn-you-are-black-take-the'),
          setup: { board: 'sunflower:40', stones: { B: '3 6 16 19 24', W: '11' } },
          task: s => new Play(s, takeStones(s, 1)),
        },
      ],
    },
    {
      id: 'players',
      title: t('around-more-players'),
      about: t('around-three-colours-and-more'),
      learnt: t('around-turns-go-round-and-a'),
      exercises: [
        {
          say: t('around-three-players-black-white-red'),
          ask: t('around-black-plays-mark-all-stones'),
          setup: drawn('.BWB. BWW×R .BRRB ..BB. .....', { rules: THREE }),
          task: s => new Pick(s, swept(s, s.labelled('×'), 1)),
        },
        {
          say: t('around-a-point-is-yours-if'),
          ask: t('learn-whose-is-each-region-tap'),
          setup: drawn('.BW.. BBW.W .RRWW RR..R ..R.R', { rules: THREE }),
          task: s => new Claim(s),
        },
        {
          say: t('around-the-game-ends-when-all'),
          ask: t('around-white-and-red-have-passed'),
          setup: drawn(THREE_FINISHED, { rules: THREE, first: 2, moves: 'pass pass' }),
          task: s => new Play(s, endGame(s)),
        },
        {
          say: t('around-most-points-win-the-others'),
          ask: t('around-what-is-the-score'),
          setup: drawn(THREE_FINISHED, { rules: THREE }),
          task: s => new Count(s, scores(s)),
        },
      ],
    },
  ],
};
