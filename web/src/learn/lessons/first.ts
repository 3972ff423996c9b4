// Ten minutes to a first game.
import { anywhere, endGame, kill, live, openly, save, takeStones, winKo } from '../aims';
import { Choose, Count } from '../choose';
import type { Chapter } from '../lesson';
import { Pick } from '../pick';
import { Play } from '../play';
import { libertyCount, mayPlay, scores } from '../questions';
import { alive, blockOf, forbidden, inAtari, libertiesOf, lost } from '../searches';
import { drawn } from '../situation';
import { Claim } from '../walk';
import { t } from '../../i18n/t';
import '../../i18n/learn';

const KO = '..... .BW.. BW.W. .BW.. .....';
const THREE_IN_A_ROW = '..... ..... WWWWW BBBBW ...BW';
const COUNTED = '.BW.. .BW.. BBWWW B.BW. ..B.W';
const FINISHED = '.BBWW .BWW. BBBWW ..BW. ..BWW';
const DEAD_STONES = '.BBWW .BWW. BBBWW ..BW. W.BWB';

export const first: Chapter = {
  title: t('first-ten-minutes-to-your-first'),
  about: t('first-all-that-you-need-to'),
  lessons: [
    {
      id: 'liberties',
      title: t('first-stones-and-liberties'),
      about: t('first-where-stones-go-and-what'),
      learnt: t('first-you-know-what-a-liberty'),
      exercises: [
        {
          say: t('first-two-players-take-turns-black'),
          ask: t('first-you-are-black-put-a'),
          setup: { board: 'grid:5x5' },
          task: s => new Play(s, anywhere()),
          then: t('first-it-never-moves-from-there'),
        },
        {
          say: t('first-an-empty-point-that-a'),
          ask: t('learn-mark-the-liberties-of-the'),
          setup: drawn('..... ..... ..B.. ..... .....'),
          task: s => new Pick(s, libertiesOf(s, 'C3')),
          then: t('first-lines-count-corners-do-not'),
        },
        {
          say: t('first-points-have-names-letters-run'),
          ask: t('first-how-many-liberties-has-each'),
          setup: drawn('..B.. ..... ..... ...B. B....'),
          task: s => new Count(s, libertyCount(s, ['A1', 'C5', 'D2'])),
          then: t('first-in-the-corner-and-on'),
        },
        {
          say: t('first-stones-of-one-colour-that'),
          ask: t('first-mark-all-liberties-of-blacks'),
          setup: drawn('..... .BBW. .B... ..... .....'),
          task: s => new Pick(s, libertiesOf(s, 'B4')),
          then: t('first-a-white-stone-beside-it'),
        },
        {
          say: t('first-a-block-ends-where-no'),
          ask: t('first-mark-every-stone-of-the'),
          setup: drawn('..B.. .BW.. BB.B. .WBB. .....'),
          task: s => new Pick(s, blockOf(s, 'A3')),
        },
      ],
    },
    {
      id: 'taking',
      title: t('first-taking-stones'),
      about: t('first-fill-the-last-liberty'),
      learnt: t('first-you-can-take-blocks-and'),
      exercises: [
        {
          say: t('first-a-block-without-liberties-is'),
          ask: t('learn-you-are-black-take-the'),
          setup: drawn('..... ..B.. .BWB. ..... .....'),
          task: s => new Play(s, takeStones(s, 1)),
        },
        {
          say: t('first-however-large-a-block-is'),
          ask: t('first-take-all-three'),
          setup: drawn('..... .BBB. BWWW. .BBB. .....'),
          task: s => new Play(s, takeStones(s, 3)),
        },
        {
          say: t('first-a-block-with-one-liberty'),
          ask: t('first-mark-every-block-in-atari'),
          setup: drawn('.BW.. BW.W. .BWB. WB... .W.B.'),
          task: s => new Pick(s, inAtari(s)),
        },
        {
          say: t('first-your-stone-is-in-atari'),
          ask: t('first-you-are-black-save-the'),
          setup: drawn('..... ..W.. .WB.. ..W.. .....'),
          task: s => new Play(s, save(s, 'C3')),
        },
      ],
    },
    {
      id: 'not-there',
      title: t('first-where-you-may-not-play'),
      about: t('first-a-stone-needs-a-liberty'),
      learnt: t('first-you-know-where-a-stone'),
      exercises: [
        {
          say: t('first-a-stone-may-not-be'),
          ask: t('first-may-black-play-at'),
          setup: drawn('×W... W.... ..... ..... ...B.'),
          task: s => new Choose(s, mayPlay(s, s.labelled('×'))),
        },
        {
          say: t('first-but-what-you-take-leaves'),
          ask: t('first-may-black-play-at-here'),
          setup: drawn('×WB.. WB... B.... ..... .....'),
          task: s => new Choose(s, mayPlay(s, s.labelled('×'))),
        },
        {
          say: t('first-whites-block-has-one-liberty'),
          ask: t('first-you-are-black-take-the'),
          setup: drawn('.BBBB BWWWB BW.WB BWWWB BBBB.'),
          task: s => new Play(s, takeStones(s, 8)),
          then: t('first-the-white-stones-left-first'),
        },
        {
          say: t('first-now-all-together'),
          ask: t('first-mark-every-empty-point-where'),
          setup: drawn('.W.B. W.WBB .W.W. BBWB. .B.WB'),
          task: s => new Pick(s, forbidden(s, 1)),
        },
      ],
    },
    {
      id: 'ko',
      title: t('first-ko'),
      about: t('first-no-position-comes-twice'),
      learnt: t('first-you-know-why-nobody-can'),
      exercises: [
        {
          say: t('first-whites-stone-at-b3-has'),
          ask: t('first-you-are-black-take-a'),
          setup: drawn(KO),
          task: s => new Play(s, takeStones(s, 1)),
        },
        {
          say: t('first-black-has-just-taken-at'),
          ask: t('first-may-white-play-b3'),
          setup: drawn(KO, { moves: 'C3' }),
          task: s => new Choose(s, mayPlay(s, s.at('B3'), true)),
          then: t('first-the-board-shows-that-earlier'),
        },
        {
          say: t('first-white-must-play-elsewhere-first'),
          ask: t('first-you-are-white-win-the'),
          setup: drawn('....... .BW.... BW.W... .BW.... ...WW.. ..WBB.. ...W...', {
            moves: 'C5',
          }),
          task: s => new Play(s, winKo(s, 'B5')),
        },
      ],
    },
    {
      id: 'eyes',
      title: t('first-two-eyes'),
      about: t('first-how-a-block-becomes-safe'),
      learnt: t('first-two-eyes-live-one-does'),
      exercises: [
        {
          say: t('first-blacks-block-has-two-holes'),
          ask: t('first-mark-every-point-where-white'),
          setup: drawn('.B.BW BBBBW WWWWW ..... .....', { first: 2 }),
          task: s => new Pick(s, forbidden(s, 2)),
          then: t('first-these-holes-are-eyes-a'),
        },
        {
          say: t('first-with-one-eye-only-a'),
          ask: t('first-which-black-block-can-never'),
          setup: drawn('.B.BW.. BBBBW.. WWWWW.. ..WWWWW ..WBBBB ..WB.BB ..WBBBB'),
          task: s => new Pick(s, alive(s, 1)),
        },
        {
          say: t('first-your-block-has-room-for'),
          ask: t('first-you-are-black-make-two'),
          setup: drawn(THREE_IN_A_ROW),
          task: s => new Play(s, live(s, 'A2')),
        },
        {
          say: t('first-your-opponents-good-point-is'),
          ask: t('first-you-are-white-keep-black'),
          setup: drawn(THREE_IN_A_ROW, { first: 2 }),
          task: s => new Play(s, kill(s, 'A2')),
        },
      ],
    },
    {
      id: 'end',
      title: t('first-the-end-and-the-count'),
      about: t('first-who-has-surrounded-more'),
      learnt: t('first-you-can-end-a-game'),
      exercises: [
        {
          say: t('first-in-the-end-an-empty'),
          ask: t('learn-whose-is-each-region-tap'),
          setup: drawn(COUNTED),
          task: s => new Claim(s),
        },
        {
          say: t('first-your-score-your-stones-on'),
          ask: t('first-count-both'),
          setup: drawn(COUNTED),
          task: s => new Count(s, scores(s)),
        },
        {
          say: t('first-instead-of-playing-you-may'),
          ask: t('first-you-are-black-and-nothing'),
          setup: drawn(FINISHED),
          task: s => new Play(s, endGame(s)),
        },
        {
          say: t('first-a-stone-shut-in-by'),
          ask: t('first-both-have-passed-mark-the'),
          setup: drawn(DEAD_STONES),
          task: s => new Pick(s, lost(s)),
        },
        {
          say: t('first-dead-stones-come-off-before'),
          ask: t('first-count-both-without-the-dead'),
          setup: drawn(DEAD_STONES),
          task: s => new Count(s, scores(s, lost(s).points)),
        },
      ],
    },
    {
      id: 'first-game',
      title: t('first-your-first-game'),
      about: t('first-7-7-against-the-gentlest'),
      learnt: t('first-surround-more-than-the-bot'),
      game: true,
      exercises: [
        {
          say: t('first-surrounding-is-easiest-near-the'),
          ask: t('first-you-are-black-make-a'),
          setup: { board: 'grid:7x7' },
          task: s => new Play(s, openly(s)),
        },
        {
          say: t('first-look-out-for-atari-before'),
          ask: t('first-you-are-black-take-something'),
          setup: drawn('....... .BBWW.. .BW.B.. ..BWB.. ..WB... ....... .......'),
          task: s => new Play(s, takeStones(s, 1)),
        },
      ],
    },
  ],
};
