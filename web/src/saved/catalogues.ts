// The words of a saved page: they are in its file, in one language.
import type { Entries } from '../i18n/catalogues';
import { held } from './held';

export const messagesOf = async (area: string): Promise<Entries> => held.words[area];
