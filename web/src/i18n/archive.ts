// Modules that import this have the words of the area "archive": the games of a server, and people's profiles.
import { loadArea } from './t';

await loadArea('archive');
