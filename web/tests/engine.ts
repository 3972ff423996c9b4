// The rules for tests under Node, and the native program to compare them with.
import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { RulesEngine } from '../src/rules/wasm';

export const root = resolve(__dirname, '../..');
export const build = process.env.OMNIGO_BUILD ?? resolve(root, 'build/release');
export const program = resolve(build, 'omnigo');

export const loadEngine = () => RulesEngine.load(readFileSync(resolve(build, 'rules.wasm')));
export const hasProgram = existsSync(program);

/** Numbers from 0 up to 1, the same for the same seed (mulberry32). */
export function random(seed: number): () => number {
  return () => {
    seed = (seed + 0x6d2b79f5) | 0;
    let t = Math.imul(seed ^ (seed >>> 15), 1 | seed);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}
