/** Messages between the page and the search worker. */
import type { Answer, Passage, Question } from './types.ts';

/** What a worker says first stands under this number: it has come. */
export const HERE = -1;

export type ToWorker =
  | { kind: 'open'; baseUrl: string }
  | { kind: 'warm' }
  | { kind: 'abort'; id: number }
  | { kind: 'search'; id: number; question: Question }
  | { kind: 'passages'; id: number; query: string; count: number };

export type FromWorker = { id: number; value: Answer | Passage[] | undefined } | { id: number; failure: string };
