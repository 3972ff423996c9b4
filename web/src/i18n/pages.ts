// Modules that import this have the words of the area "pages": a new game, a game on this device, the rules, your own page.
import { loadArea } from './t';

await loadArea('pages');
