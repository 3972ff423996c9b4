// Modules that import this have the words of the area "picker".
import { loadArea } from './t';

await loadArea('picker');
