// The problems of data/problems.json: fetched once, when somebody first asks for them.
import { boardOf, engine } from '../rules/engine';
import type { Board } from '../rules/wasm';
import type { Problem, ProblemFile } from './problem';

let loading: Promise<ProblemFile> | undefined;
export async function problemFile(): Promise<ProblemFile> {
  loading ??= import('omnigo-problems').then(module => module.default);
  try {
    return await loading;
  } catch (error) {
    loading = undefined;
    throw error;
  }
}

const drawn = new Map<string, Board>();
/** The board of a problem; a drawn one is made once. */
export function boardOfProblem({ board }: Problem, file?: ProblemFile): Board {
  const graph = typeof board === 'string' ? file?.boards?.[board] : board;
  if (!graph) return boardOf(board as string);
  const text = JSON.stringify(graph);
  const known = drawn.get(text) ?? engine.value!.board(text, true);
  drawn.set(text, known);
  return known;
}
