// Modules that import this have the words of the area "kaufman".
import { loadArea } from './t';

await loadArea('kaufman');
