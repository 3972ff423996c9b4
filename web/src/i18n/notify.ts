// Modules that import this have the words of the area "notify": notifications, e-mail, forgotten passwords.
import { loadArea } from './t';

await loadArea('notify');
