// How numbers, lists and sentences are written, by language.
import { afterAll, expect, test, vi } from 'vitest';

/** The other tests are in English. */
afterAll(() => {
  vi.doUnmock('../src/i18n/language');
  vi.resetModules();
});

test.each([
  ['ja', '黒の勝ち', '黒の勝ち。黒の勝ち。'],
  ['ko', '흑 승', '흑 승. 흑 승.'],
])('sentences end and follow each other as in %s', async (language, words, said) => {
  vi.doMock('../src/i18n/language', () => ({ language, locale: language }));
  vi.resetModules();
  const { sentence, sentences } = await import('../src/i18n/format');
  expect(sentences([sentence(words), false, sentence(words)])).toBe(said);
});
