// Modules that import this have the words of the area "learn".
import { loadArea } from './t';

await loadArea('learn');
