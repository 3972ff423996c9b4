// Modules that import this have the words of the area "problems".
import { loadArea } from './t';

await loadArea('problems');
