// The language of the page: what the person chose, or else what the browser prefers. A saved page has one.
import { read, write } from '../ui/settings';

/** Each by its own name, for the menu. */
export const LANGUAGES = {
  en: 'English',
  zh: '简体中文',
  ja: '日本語',
  ko: '한국어',
  de: 'Deutsch',
  fr: 'Français',
  es: 'Español',
} as const;
export type Language = keyof typeof LANGUAGES;

const KEY = 'omnigo.language';
const isLanguage = (tag: string): tag is Language => tag in LANGUAGES;

/** The first preference that there is a catalogue for; English otherwise. */
export const bestLanguage = (preferences: readonly string[]): Language =>
  preferences.map(tag => tag.toLowerCase().split('-')[0]).find(isLanguage) ?? 'en';

const preferences = () => (typeof navigator === 'undefined' ? [] : (navigator.languages ?? []));
const saved = typeof document === 'undefined' ? '' : document.documentElement.dataset.language;
const chosen = saved || read<string>(KEY, '');
export const language: Language = isLanguage(chosen) ? chosen : bestLanguage(preferences());

/** For `lang` and for Intl: the Chinese here is written in simplified characters. */
export const locale = language === 'zh' ? 'zh-Hans' : language;

/** Texts are looked up as the code is loaded, so the page begins again. */
export function chooseLanguage(next: Language) {
  write(KEY, next);
  location.reload();
}
