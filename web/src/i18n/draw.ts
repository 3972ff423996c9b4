// Modules that import this have the words of the area "draw".
import { loadArea } from './t';

await loadArea('draw');
