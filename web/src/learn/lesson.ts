// What lessons are made of. Words stand here; answers are found by the engine.
import type { Setup, Situation } from './situation';
import type { Task } from './task';

export interface Exercise {
  /** What to learn, in one to three sentences; *stars* emphasize a word. */
  say: string;
  /** What to do. */
  ask: string;
  setup: Setup;
  task: (situation: Situation) => Task<any>;
  /** What to keep in mind, said once it is done. */
  then?: string;
}

export interface Lesson {
  id: string;
  title: string;
  about: string;
  exercises: Exercise[];
  /** What the learner can do now. */
  learnt: string;
  /** The last step is a game. */
  game?: boolean;
}

export interface Chapter {
  title: string;
  about: string;
  lessons: Lesson[];
}
