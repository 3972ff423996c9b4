// Where the rules have consequences that nobody sees at first.
import { kill, leaveAlone, live, takeStones } from '../aims';
import { Choose, Count } from '../choose';
import type { Chapter } from '../lesson';
import { Pick } from '../pick';
import { Play } from '../play';
import { fate, scores } from '../questions';
import { libertiesOf, nobodys, realEyes } from '../searches';
import { drawn } from '../situation';
import { t } from '../../i18n/t';
import '../../i18n/learn';

const SNAPBACK = '....... ....... ..BBB.. .BWWBW. .BWWBW. .B..WW.';
const SEKI = '.BW.. BBWWW .BW.. BBW.. BBWWW WWBBB .W.B.';

export const fights: Chapter = {
  title: t('fights-consequences'),
  about: t('fights-what-follows-from-the-rules'),
  lessons: [
    {
      id: 'life',
      title: t('fights-life-and-death'),
      about: t('fights-real-eyes-false-eyes-vital'),
      learnt: t('fights-you-can-tell-real-eyes'),
      exercises: [
        {
          say: t('fights-an-eye-is-false-if'),
          ask: t('fights-mark-blacks-real-eyes'),
          setup: drawn('.B.BW BBBBW .BWWW BW... .W...'),
          task: s => new Pick(s, realEyes(s, 1)),
        },
        {
          say: t('fights-blacks-block-has-room-for'),
          ask: t('fights-what-becomes-of-blacks-block'),
          setup: drawn('...... ...... WWWWWW BBBBBW ....BW'),
          task: s => new Choose(s, fate(s, 'A2')),
          then: t('fights-four-in-a-row-are'),
        },
        {
          say: t('fights-four-points-again-but-in'),
          ask: t('fights-what-becomes-of-this-one'),
          setup: drawn('..... WWWW. BBBW. ..BW. ..BW.'),
          task: s => new Choose(s, fate(s, 'A3')),
          then: t('fights-the-shape-of-the-room'),
        },
        {
          say: t('fights-find-the-point-that-divides'),
          ask: t('fights-you-are-black-live'),
          setup: drawn('..... WWWWW BBBBW B..BW BB.BW'),
          task: s => new Play(s, live(s, 'A3')),
        },
        {
          say: t('fights-and-now-the-other-way'),
          ask: t('fights-you-are-white-kill-the'),
          setup: drawn('..... WWWWW BBBBW B.BBW ...BW', { first: 2 }),
          task: s => new Play(s, kill(s, 'A3')),
        },
      ],
    },
    {
      id: 'snapback',
      title: t('fights-snapback'),
      about: t('fights-give-one-take-many'),
      learnt: t('fights-a-stone-given-at-the'),
      exercises: [
        {
          say: t('fights-you-may-put-a-stone'),
          ask: t('fights-you-are-black-win-four'),
          setup: drawn(SNAPBACK),
          task: s => new Play(s, takeStones(s, 4, 2)),
        },
        {
          say: t('fights-black-gave-a-stone-at'),
          ask: t('fights-mark-all-liberties-that-whites'),
          setup: drawn(SNAPBACK, { moves: 'D1 C1' }),
          task: s => new Pick(s, libertiesOf(s, 'C2')),
          then: t('fights-the-taking-stone-filled-one'),
        },
        {
          say: t('fights-had-black-played-c1-instead'),
          ask: t('fights-you-are-white-do-the'),
          setup: drawn('.BB..W. .BWBBW. .BWBBW. ..WWW.. ....... .......', { first: 2 }),
          task: s => new Play(s, takeStones(s, 4, 2)),
        },
      ],
    },
    {
      id: 'seki',
      title: t('fights-seki'),
      about: t('fights-nobody-wants-to-begin'),
      learnt: t('fights-in-a-seki-both-blocks'),
      exercises: [
        {
          say: t('fights-the-two-blocks-at-the'),
          ask: t('learn-you-are-black-what-do'),
          setup: drawn(SEKI),
          task: s => new Play(s, leaveAlone(s)),
          then: t('fights-this-is-seki-both-stay'),
        },
        {
          say: t('fights-white-is-in-the-same'),
          ask: t('fights-you-are-white-what-do'),
          setup: drawn(SEKI, { first: 2 }),
          task: s => new Play(s, leaveAlone(s)),
        },
        {
          say: t('fights-the-shared-liberty-reaches-both'),
          ask: t('learn-mark-every-point-that-is'),
          setup: drawn(SEKI),
          task: s => new Pick(s, nobodys(s)),
        },
        {
          say: t('fights-by-area-stones-and-eyes'),
          ask: t('fights-what-is-the-score-by'),
          setup: drawn(SEKI),
          task: s => new Count(s, scores(s)),
        },
      ],
    },
  ],
};
