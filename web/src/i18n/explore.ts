// Modules that import this have the words of the area "explore".
import { loadArea } from './t';

await loadArea('explore');
