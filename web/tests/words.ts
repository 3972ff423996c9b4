// Before any test: the words that a page has before it is drawn.
import { loadArea } from '../src/i18n/t';

await loadArea('core');
