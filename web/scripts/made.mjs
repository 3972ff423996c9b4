// Files that scripts make.
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';

/**
 * Writes the file at the URL. Left alone where nothing changed, so that nobody takes it for news; and
 * replaced as a whole, so that nobody else who builds at the same time reads half of it.
 */
export function writeMade(file, text) {
  if (existsSync(file) && readFileSync(file, 'utf8') === text) return;
  const part = new URL(`${file.href}.${process.pid}`);
  writeFileSync(part, text);
  renameSync(part, file);
}
