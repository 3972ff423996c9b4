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
import { t } from '../../i18n/t';
import '../../i18n/learn';

const TROMP_TAYLOR = 'tromp-taylor';
const CROWDED = 'W.B. BBWB BBWB';
const REACHING = '.BWWW WB.WB WBBWB W..BB WW...';
const TO_CLEAR = 'BBWB. WWWB. BBBWB W.BWW WWBBB';
const TWO_BY_TWO = 'A2 B2 A1 B1 A2 A1';
const OWNED = '.BW..W. .BWWW.W BB.BWWW ..BBBW. BBBWWW. WWBW.W. .WBW..W';
const INVADED = '..BW. ..BW. ..BWW W.BW. ..BW.';
const CAPTURES = '.BBWW BBWW. WBBWW W.BW. WWBWW';

export const rules: Chapter = {
  title: t('rules-the-rules-exactly'),
  about: t('rules-ten-short-rules-by-john'),
  lessons: [
    {
      id: 'legal',
      title: t('rules-legal-positions'),
      about: t('rules-every-block-breathes'),
      learnt: t('rules-a-position-is-legal-if'),
      exercises: [
        {
          say: t('rules-a-block-is-a-largest'),
          ask: t('rules-how-many-blocks-has-each'),
          setup: drawn(CROWDED),
          task: s => new Count(s, blockCounts(s)),
        },
        {
          say: t('rules-liberties-belong-to-the-block'),
          ask: t('rules-how-many-liberties-has-the'),
          setup: drawn(CROWDED),
          task: s => new Count(s, libertyCount(s, ['A1', 'C1', 'D1', 'C3'])),
        },
        {
          say: t('rules-a-position-is-legal-if-2'),
          ask: t('learn-is-this-position-legal'),
          setup: drawn(CROWDED),
          task: s => new Choose(s, isLegal(s)),
        },
        {
          say: t('rules-one-stone-more-or-one'),
          ask: t('rules-find-every-single-change-after'),
          setup: drawn(CROWDED),
          task: s => new Repair(s, 'any'),
          then: t('rules-adding-never-helps-a-block'),
        },
        {
          say: t('rules-this-position-is-legal'),
          ask: t('rules-add-one-stone-so-that'),
          setup: drawn('B.W. BBWB .WB.'),
          task: s => new Repair(s, 'add'),
        },
      ],
    },
    {
      id: 'reach',
      title: t('rules-reaching'),
      about: t('rules-one-idea-that-replaces-many'),
      learnt: t('rules-liberty-capture-territory-the-rules'),
      exercises: [
        {
          say: t('rules-a-point-reaches-another-colour'),
          ask: t('rules-walk-from-the-black-stone'),
          setup: drawn(REACHING),
          task: s => new Walk(s, s.at('E4'), 0),
        },
        {
          say: t('rules-all-stones-of-a-block'),
          ask: t('rules-which-colours-does-the-stone'),
          setup: drawn(REACHING),
          task: s => new Choose(s, reaches(s, s.at('D5')), true),
        },
        {
          say: t('rules-empty-points-reach-too-over'),
          ask: t('rules-walk-from-the-empty-point'),
          setup: drawn(REACHING),
          task: s => new Walk(s, s.at('E1'), 2),
        },
        {
          say: t('rules-the-word-is-for-other'),
          ask: t('rules-which-colours-does-the-empty'),
          setup: drawn('.WW.. WBBW. .BBW. WWWW. .....'),
          task: s => new Choose(s, reaches(s, s.at('A3')), true),
        },
      ],
    },
    {
      id: 'clear',
      title: t('rules-clearing'),
      about: t('rules-what-does-not-reach-empty'),
      learnt: t('rules-clearing-a-colour-empties-its'),
      exercises: [
        {
          say: t('rules-this-position-is-not-legal'),
          ask: t('rules-mark-every-block-that-has'),
          setup: drawn(TO_CLEAR),
          task: s => new Pick(s, withoutLiberty(s)),
        },
        {
          say: t('rules-clearing-a-colour-empties-all'),
          ask: t('rules-clear-black-mark-the-stones'),
          setup: drawn(TO_CLEAR),
          task: s => new Pick(s, cleared(s, 1)),
        },
        {
          say: t('rules-each-colour-is-cleared-for'),
          ask: t('rules-clear-white-on-the-same'),
          setup: drawn(TO_CLEAR),
          task: s => new Pick(s, cleared(s, 2)),
          then: t('rules-so-it-matters-which-colour'),
        },
      ],
    },
    {
      id: 'move',
      title: t('rules-a-move-in-three-steps'),
      about: t('rules-colour-clear-the-others-clear'),
      learnt: t('rules-a-move-colour-an-empty'),
      exercises: [
        {
          say: t('rules-a-move-colours-an-empty'),
          ask: t('rules-white-plays-mark-all-stones'),
          setup: drawn('.WWW. WBBBW WB×BW WBBBW .WWW.', { first: 2 }),
          task: s => new Pick(s, swept(s, s.labelled('×'), 2)),
        },
        {
          say: t('rules-one-move-may-clear-several'),
          ask: t('rules-you-are-black-take-two'),
          setup: drawn('.BBB. BWWWB .B.B. BWWWB .BBB.'),
          task: s => new Play(s, takeStones(s, 6)),
        },
        {
          say: t('rules-where-suicide-is-allowed-the'),
          ask: t('rules-white-plays-and-these-rules'),
          setup: drawn('WB. ×B.', { rules: TROMP_TAYLOR, first: 2 }),
          task: s => new Pick(s, swept(s, s.labelled('×'), 2)),
          then: t('rules-never-do-both-steps-clear'),
        },
        {
          say: t('rules-most-people-play-without-suicide'),
          ask: t('rules-without-suicide-mark-where-white'),
          setup: drawn('WB. .B.', { first: 2 }),
          task: s => new Pick(s, forbidden(s, 2)),
        },
      ],
    },
    {
      id: 'superko',
      title: t('rules-superko'),
      about: t('rules-the-whole-past-counts'),
      learnt: t('rules-no-move-may-bring-back'),
      exercises: [
        {
          say: t('rules-six-moves-were-played-on'),
          ask: t('rules-may-black'),
          setup: drawn('.. ..', { rules: TROMP_TAYLOR, moves: TWO_BY_TWO }),
          task: s => new Choose(s, mayPlay(s, s.at('A2'), true)),
          then: t('rules-not-just-the-last-position'),
        },
        {
          say: t('rules-black-has-no-move-left'),
          ask: t('rules-black-passes-white-passes-what'),
          setup: drawn('.. ..', { rules: TROMP_TAYLOR, moves: TWO_BY_TWO }),
          task: s => new Count(s, scores(s)),
        },
        {
          say: t('rules-these-rules-allow-suicide-a'),
          ask: t('rules-may-white-play-at'),
          setup: drawn('×B.BW BBBBW WWWWW ..... .....', { rules: TROMP_TAYLOR, first: 2 }),
          task: s => new Choose(s, mayPlay(s, s.labelled('×'), true)),
          then: t('rules-so-an-eye-is-safe'),
        },
      ],
    },
    {
      id: 'area',
      title: t('rules-area-scoring'),
      about: t('rules-stones-and-what-reaches-only'),
      learnt: t('rules-score-points-of-your-colour'),
      exercises: [
        {
          say: t('rules-your-territory-the-empty-points'),
          ask: t('learn-whose-is-each-region-tap'),
          setup: drawn(OWNED),
          task: s => new Claim(s),
        },
        {
          say: t('rules-the-score-looks-at-the'),
          ask: t('rules-what-is-the-score-as'),
          setup: drawn('.BW.. .BWWW BB.BW ..BBW BBB.W'),
          task: s => new Count(s, scores(s)),
        },
        {
          say: t('rules-white-has-put-one-stone'),
          ask: t('rules-walk-from-the-empty-point-2'),
          setup: drawn(INVADED),
          task: s => new Walk(s, s.at('B5'), 2),
        },
        {
          say: t('rules-one-stone-can-make-a'),
          ask: t('rules-mark-every-point-that-is'),
          setup: drawn(INVADED),
          task: s => new Pick(s, nobodys(s)),
          then: t('rules-if-you-do-not-agree'),
        },
      ],
    },
    {
      id: 'territory',
      title: t('rules-territory-scoring'),
      about: t('rules-the-older-way-prisoners-count'),
      learnt: t('rules-territory-scoring-counts-empty-points'),
      exercises: [
        {
          say: t('rules-here-stones-do-not-count'),
          ask: t('rules-black-has-just-taken-four'),
          setup: drawn(CAPTURES, { rules: 'igo-math', moves: 'B2 pass' }),
          task: s => new Count(s, scores(s)),
        },
        {
          say: t('rules-the-same-game-by-area'),
          ask: t('rules-what-is-the-score-now'),
          setup: drawn(CAPTURES, { moves: 'B2 pass' }),
          task: s => new Count(s, scores(s)),
        },
        {
          say: t('rules-under-territory-scoring-a-stone'),
          ask: t('learn-you-are-black-what-do'),
          setup: drawn('.BBWW .BWW. BBBWW ..BW. ..BWW', { rules: 'igo-math' }),
          task: s => new Play(s, endGame(s)),
        },
      ],
    },
  ],
};
