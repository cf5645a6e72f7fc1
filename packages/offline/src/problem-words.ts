/** What the reader is told of a problem: what happened, what became of what was there, what to do. */
import type { StoreProblem } from './store/store-problem.ts';
import { words } from './words/page.ts';

/** One line for the reader. */
export function problemWords({ kind }: StoreProblem): string {
  return words.problems[kind];
}

/** Why nothing can be stored in this browser; undefined when it can. */
export function whyNot(): string | undefined {
  if (!isSecureContext) return words.insecure;
  if (!('serviceWorker' in navigator) || !('caches' in globalThis)) return words.problems.blocked;
  if (!('locks' in navigator) || !('DecompressionStream' in globalThis) || !('any' in AbortSignal)) return words.tooOld;
  return undefined;
}
