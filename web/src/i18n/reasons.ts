// Errors of the rules engine and of the server come as a code with values; here they get their words.
import { colourOf } from '../board/players';
import { moment } from './format';
import { known, loadArea, t } from './t';

export interface Reason {
  code: string;
  values: Record<string, string>;
}

let loading: Promise<void> | undefined;
/** Few people ever see an error: the words are fetched with the first one, or with a page that reads what people write. */
export const loadReasons = (): Promise<void> => (loading ??= loadArea('errors'));

function worded(name: string, value: string): string | number {
  if (name === 'time') return moment(value);
  if (name === 'player' && colourOf(value)) return known(`player-${value}`)!;
  const quoted = /^'(.*)'$/.exec(value);
  if (quoted) return t('reason-quoted', { text: quoted[1] });
  if (name === 'name' || name === 'why') return value; // a name may be all digits
  return /^\d+$/.test(value) ? Number(value) : value;
}

/** Undefined: the words are not loaded, or there are none for this code. */
export function reasonText({ code, values }: Reason): string | undefined {
  const text = known(
    `reason-${code}`,
    Object.fromEntries(Object.entries(values).map(([name, value]) => [name, worded(name, value)])),
  );
  if (text && values.line) return t('reason-at-line', { line: Number(values.line), text });
  // The page knows the other fields by their labels.
  if (text && values.path && code.startsWith('field-')) {
    return t('reason-at-path', { path: values.path, text });
  }
  return text;
}
