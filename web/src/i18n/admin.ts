// Modules that import this have the words of the area "admin".
import { loadArea } from './t';

await loadArea('admin');
