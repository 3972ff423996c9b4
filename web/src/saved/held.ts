// What a saved page holds beside its code (learn/save.ts writes it).
import type { Held } from '../learn/save';

export const held = JSON.parse(document.getElementById('held')!.textContent!) as Held;
