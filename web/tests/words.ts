// Before any test: the words that a page has before it is drawn, and those of the pages most tests are about.
import { loadArea } from '../src/i18n/t';

await Promise.all(['core', 'pages'].map(loadArea));
