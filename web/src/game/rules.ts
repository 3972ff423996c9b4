// The rules of a game in words.
import rulesTable from '../../../data/rules.json';
import { halves } from '../ui/numbers';
import { known, t } from '../i18n/t';

/** Every rule that can be chosen, as the engine has them: src/rules/rules.h. */
export const RULES = rulesTable;
type Rule = 'ko' | 'suicide' | 'scoring';
/** What a rule says, in words: no position twice. */
export const ruleWords = (rule: Rule, name: string): string =>
  known(`rules-${rule}-${name}`) ?? RULES[rule].find(one => one.name === name)?.about ?? name;
/** Chinese rules. */
export const presetTitle = (name: string): string => known(`rules-${name}`) ?? name;
export const presetAbout = (name: string): string => known(`rules-${name}-about`) ?? '';
/** A change to a preset in words: komi 5½, suicide allowed. */
function changeWords(key: string, value = ''): string {
  if (key === 'komi') {
    return t('setup-komi', { komi: value.split('/').map(Number).map(halves).join(' / ') });
  }
  const rule = (['ko', 'suicide', 'scoring'] as const).find(one => one === key);
  return rule ? ruleWords(rule, value) : `${key} ${value}`;
}
/** A game's rules for people: Chinese rules, komi 0. The players are seen. */
export function rulesWords(text: string): string {
  const [preset, ...rest] = text.split(',');
  const isPreset = RULES.presets.some(({ name }) => name === preset);
  const words = (isPreset ? rest : [preset, ...rest])
    .filter(part => !part.startsWith('players='))
    .map(part => changeWords(...(part.split('=') as [string, string])));
  return [isPreset ? presetTitle(preset) : t('setup-custom'), ...words].join(', ');
}
