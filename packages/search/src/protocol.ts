/** Messages between the page and the search worker. */
import type { Answer, Passage, Question } from './types.ts';

/** Id of a worker's first message: it has loaded. */
export const LOADED = -1;

export type ToWorker =
  | { kind: 'open'; baseUrl: string }
  | { kind: 'warm' }
  | { kind: 'abort'; id: number }
  | { kind: 'search'; id: number; question: Question }
  | { kind: 'passages'; id: number; query: string; count: number };

export type FromWorker = { id: number; value: Answer | Passage[] | undefined } | { id: number; failure: string };
