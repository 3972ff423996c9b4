// The files that somebody opened: they stay in this page, and no server sees them.
import wasmUrl from 'omnigo-reader?url';
import { signal } from '@preact/signals';
import { boardOfRecord, Recorded } from '../library/recorded';
import { boardOf, engine } from '../rules/engine';
import { RulesError } from '../rules/wasm';
import { go } from '../ui/router';
import { FileError, GameReader, MOST_BYTES, type GameFile, type ReadGame } from './reader';
import { number } from '../i18n/format';
import { t } from '../i18n/t';
import '../i18n/errors';
import '../i18n/library';

export const files = signal<GameFile[]>([]);
/** One line for each file that is no game. */
export const troubles = signal<string[]>([]);
/** How many files are still being read. */
export const reading = signal(0);

let loading: Promise<GameReader> | undefined;
/** Loaded once; a page that leads to files asks for it ahead. */
export async function reader(): Promise<GameReader> {
  loading ??= GameReader.load(fetch(wasmUrl));
  try {
    return await loading;
  } catch (error) {
    loading = undefined;
    throw error;
  }
}

/** What is wrong with a file, and where. */
function troubleText(file: string, error: unknown): string {
  if (error instanceof RulesError) return t('open-trouble', { file, why: error.message });
  if (!(error instanceof FileError)) {
    loading = undefined; // the reader may be damaged: the next file gets a new one
    return t('open-trouble', { file, why: t('open-unreadable') });
  }
  const { why, found } = error;
  const most = number(MOST_BYTES / 1_000_000);
  return t('open-trouble', { file, why: t(`open-${why}`, { found, most }) });
}

/** A text that somebody pasted, or files; then the game, or the list where there are several. */
export async function take(sources: (File | string)[]) {
  troubles.value = [];
  const found: GameFile[] = [];
  reading.value = sources.length;
  for (const source of sources) {
    const name = typeof source === 'string' ? t('open-pasted') : source.name;
    try {
      if (typeof source !== 'string' && source.size > MOST_BYTES) throw new FileError('size');
      const bytes =
        typeof source === 'string'
          ? new TextEncoder().encode(source)
          : new Uint8Array(await source.arrayBuffer());
      found.push((await reader()).read(name, bytes));
    } catch (error) {
      troubles.value = [...troubles.value, troubleText(name, error)];
    }
    --reading.value;
  }
  if (found.length) files.value = found;
  const one = found.length === 1 && found[0].headings.length === 1 && !troubles.value.length;
  go(one ? '/open/0/0' : '/open');
}

export interface OpenedGame extends ReadGame {
  recorded: Recorded;
}
/** A game of an open file; a text: why it cannot be shown. */
export async function openedGame(file: GameFile, number: number): Promise<OpenedGame | string> {
  try {
    const read = (await reader()).game(file, number);
    const board = boardOfRecord(read.record, boardOf, engine.value!);
    return { ...read, recorded: new Recorded(board, read.record, read.branches) };
  } catch (error) {
    return troubleText(file.name, error);
  }
}
