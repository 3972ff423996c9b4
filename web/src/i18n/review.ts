// Modules that import this have the words of the area "review".
import { loadArea } from './t';

await loadArea('review');
