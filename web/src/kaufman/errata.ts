// What in "Some Mathematics of Go" does not hold as printed, in one place.
import { t } from '../i18n/t';
import '../i18n/kaufman';
export interface Erratum {
  where: string;
  printed: string;
  better: string;
  /** The case that shows it. */
  shown?: string;
}

export const ERRATA: Erratum[] = [
  {
    where: t('errata-figure-1-last-lines'),
    printed: t('errata-stones-lifted-by-suicide-are'),
    better: t('errata-section-2-counts-prisoners-against'),
    shown: 'suicide',
  },
  {
    where: t('errata-figure-1-main-program'),
    printed: t('errata-each-neighbour-whose-colour-differs'),
    better: t('errata-an-empty-neighbour-differs-too'),
    shown: 'phantom',
  },
  {
    where: t('errata-figure-1-main-program'),
    printed: t('errata-the-loop-over-the-neighbours'),
    better: t('errata-it-ends-before-v-itself'),
    shown: 'endfor',
  },
  {
    where: t('errata-figure-1-removeblock'),
    printed: t('errata-the-recursive-call-passes-two'),
    better: t('errata-it-passes-the-prisoner-count'),
  },
  {
    where: t('errata-figure-1-issafe'),
    printed: t('errata-l-is-described-as-the'),
    better: t('errata-l-is-the-path-to'),
    shown: 'paths',
  },
  {
    where: t('errata-section-3'),
    printed: t('errata-lifted-pieces-must-be-or'),
    better: t('errata-true-if-no-block-lacked'),
    shown: 'far',
  },
  {
    where: t('errata-section-3'),
    printed: t('errata-s-is-the-set-of'),
    better: t('errata-the-current-board-has-to'),
  },
  {
    where: t('errata-section-3'),
    printed: t('errata-two-players'),
    better: t('errata-with-three-or-more-lifting'),
    shown: 'three',
  },
  {
    where: t('errata-section-4'),
    printed: t('errata-a-game-has-at-most'),
    better: t('errata-the-board-at-the-start'),
  },
  {
    where: t('errata-section-4-footnote-3'),
    printed: t('errata-a-guess-boards-that-reduce'),
    better: t('errata-it-is-true-on-a'),
  },
  {
    where: t('errata-section-5-the-forced-winner'),
    printed: t('errata-where-x-is-to-move'),
    better: t('errata-it-is-x-if-some'),
  },
  {
    where: t('errata-section-5-the-theorem'),
    printed: t('errata-one-of-the-players-can'),
    better: t('errata-only-if-no-game-is'),
  },
  {
    where: t('errata-section-5-the-size-of'),
    printed: t('errata-the-number-v-2-to'),
    better: t('errata-for-v-361-it-is'),
  },
];
