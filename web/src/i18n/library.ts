// Modules that import this have the words of the area "library".
import { loadArea } from './t';

await loadArea('library');
