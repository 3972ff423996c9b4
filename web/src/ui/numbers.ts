// Numbers as people read them.
import { fixed, number } from '../i18n/format';
import { t, type Key } from '../i18n/t';

/** Shares of a whole in percent that add up to 100: what rounding down leaves goes to the largest remainders. */
export function percentages(shares: number[]): number[] {
  const whole = shares.reduce((sum, share) => sum + share, 0);
  if (!(whole > 0)) return shares.map(() => 0);
  const exact = shares.map(share => (share / whole) * 100);
  const percent = exact.map(Math.floor);
  const left = 100 - percent.reduce((sum, n) => sum + n, 0);
  const byRemainder = exact
    .map((value, i) => ({ i, remainder: value - percent[i] }))
    .sort((a, b) => b.remainder - a.remainder);
  for (const { i } of byRemainder.slice(0, left)) ++percent[i];
  return percent;
}

/** 7.5 as people write it: 7½. */
export function halves(points: number): string {
  const whole = Math.trunc(points);
  const sign = points < 0 ? '−' : '';
  if (points === whole) return sign + number(Math.abs(whole));
  return `${sign}${whole === 0 ? '' : number(Math.abs(whole))}½`;
}

const RANKS = { k: 'rank-kyu', d: 'rank-dan', p: 'rank-pro' } as const satisfies Record<
  string,
  Key
>;
/** A rank as the server writes it, 5k or 3d?, in the words of the page. */
export function rankText(rank: string): string {
  const [, n, kind, doubt] = /^(\d+)([kdp])(\??)$/.exec(rank) ?? [];
  return kind ? t(RANKS[kind as keyof typeof RANKS], { n }) + doubt : rank;
}

/** 4:07, or 9.3 in the last seconds, or 2 d 4 h. */
export function clockText(milliseconds: number): string {
  const ms = Math.max(0, milliseconds);
  if (ms < 10_000) return fixed(Math.floor(ms / 100) / 10, 1);
  const seconds = Math.ceil(ms / 1000);
  const two = (n: number) => String(n).padStart(2, '0');
  const minutes = Math.floor(seconds / 60);
  if (minutes < 60) return `${minutes}:${two(seconds % 60)}`;
  const hours = Math.floor(minutes / 60);
  if (hours < 48) return `${hours}:${two(minutes % 60)}:${two(seconds % 60)}`;
  return t('time-days-hours', { days: Math.floor(hours / 24), hours: hours % 24 });
}

/** A number in a record's clock, such as the period of byoyomi:main=300,period=15,periods=5. */
export const clockValue = (text: string, key: string) =>
  Number(new RegExp(`[:,]${key}=([\\d.]+)`).exec(text)?.[1] ?? 0);

/** 90 s, 5 min, 2 h, 3 days. */
export function span(seconds: number): string {
  if (seconds >= 86400 && seconds % 86400 === 0) return t('time-days', { n: seconds / 86400 });
  if (seconds >= 3600 && seconds % 3600 === 0) return t('time-hours', { n: seconds / 3600 });
  if (seconds >= 60 && seconds % 60 === 0) return t('time-minutes', { n: seconds / 60 });
  return t('time-seconds', { n: seconds });
}

/** A record's clock in words: 5 min + 5 × 15 s. */
export function clockWords(text: string): string {
  const value = (key: string) => clockValue(text, key);
  const main = span(value('main'));
  switch (text.split(':')[0]) {
    case 'absolute':
      return main;
    case 'fischer':
      return t('clock-fischer', { main, increment: span(value('increment')) });
    case 'byoyomi':
      return t('clock-byoyomi', { main, n: value('periods'), period: span(value('period')) });
    case 'canadian':
      return t('clock-canadian', { main, n: value('moves'), period: span(value('period')) });
    case 'move':
      return t('clock-move', { time: span(value('time')) });
    default:
      return t('clock-none');
  }
}
