// Modules that import this have the words of the area "help".
import { loadArea } from './t';

await loadArea('help');
