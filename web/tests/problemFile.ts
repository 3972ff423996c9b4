import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { ProblemFile } from '../src/problems/problem';

/** The problems of data/problems.json. */
export const problemFile: ProblemFile = JSON.parse(
  readFileSync(resolve(__dirname, '../../data/problems.json'), 'utf8'),
);
