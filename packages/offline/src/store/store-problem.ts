/** What can go wrong while something is stored, by name. */

export type ProblemKind = 'full' | 'cut' | 'damaged' | 'changed' | 'blocked' | 'failed' | 'cancelled';

export class StoreProblem extends Error {
  readonly kind: ProblemKind;

  constructor(kind: ProblemKind, cause?: unknown) {
    super(kind, { cause });
    this.kind = kind;
  }
}

/** By what an error of the browser's is known. */
const KINDS: Record<string, ProblemKind> = {
  QuotaExceededError: 'full',
  AbortError: 'cancelled',
  SecurityError: 'blocked',
  NotAllowedError: 'blocked',
  NotSupportedError: 'blocked',
  InvalidStateError: 'blocked',
  UnknownError: 'failed',
  SyntaxError: 'damaged',
};

/** The problem behind whatever was thrown: a broken line, unless the browser says otherwise. */
export function problemOf(error: unknown): StoreProblem {
  if (error instanceof StoreProblem) return error;
  const name = error instanceof Error || error instanceof DOMException ? error.name : '';
  return new StoreProblem(KINDS[name] ?? 'cut', error);
}
