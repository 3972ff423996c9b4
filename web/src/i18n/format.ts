// Numbers, lists and dates as the language of the page writes them.
import { language, locale } from './language';

/** British lists have no comma before "and". */
const lists = new Intl.ListFormat(locale === 'en' ? 'en-GB' : locale);
/** a, b and c */
export const listed = (words: string[]): string => lists.format(words);

const choices = new Intl.ListFormat(locale, { type: 'disjunction' });
/** a or b */
export const eitherOf = (words: string[]): string => choices.format(words);

const FULL_WIDTH = language === 'zh' || language === 'ja';
/** Words and a full stop. */
export const sentence = (words: string): string => words + (FULL_WIDTH ? '。' : '.');
const GAP = FULL_WIDTH ? '' : ' ';
/** One sentence after the other; those that are missing are left out. */
export const sentences = (texts: (string | false | undefined)[]): string =>
  texts.filter(Boolean).join(GAP);

const numbers = new Intl.NumberFormat(locale);
/** 1,200 */
export const number = (value: number): string => numbers.format(value);

const percents = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 0 });
/** 66% */
export const percent = (share: number): string => percents.format(share);

export const fixed = (value: number, digits: number): string =>
  new Intl.NumberFormat(locale, {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  }).format(value);

/** +3.5, −1.0, 0.0 */
export const signed = (value: number): string =>
  new Intl.NumberFormat(locale, {
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
    signDisplay: 'exceptZero',
  })
    .format(value)
    .replace('-', '−');

const days = new Intl.DateTimeFormat(locale, { dateStyle: 'medium' });
const times = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' });
/** The day of a time that the server wrote. */
export const day = (time: string): string => days.format(new Date(time));
export const moment = (time: string): string => times.format(new Date(time));
