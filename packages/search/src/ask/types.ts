/** What the steps of the ask mode have in common. */
import type { Passage } from '../types.ts';

/** A question with the passages that are to support its answer. */
export interface Inquiry {
  question: string;
  passages: Passage[];
}

/** Someone who writes answers. */
export interface Answerer {
  kind: 'algolia' | 'endpoint' | 'browser';
  /** Who answers, as readers are told. */
  name: string;
  /** Where question and passages go; absent when they stay in the browser. */
  host?: string;
  /** Characters of passages that may go along. */
  room: number;
  /** Pieces of the answer as they come; fails with an `AskFailure`, or with an `AbortError` when it is stopped. */
  ask(inquiry: Inquiry, signal: AbortSignal): AsyncIterable<string>;
}

/** Why no answer came, or only a part of one. */
export type FailureKind = 'key' | 'busy' | 'refused' | 'server' | 'network' | 'stalled' | 'broken' | 'empty' | 'long';

export class AskFailure extends Error {
  override name = 'AskFailure';
  readonly kind: FailureKind;

  constructor(kind: FailureKind, detail = '', options?: ErrorOptions) {
    super(detail, options);
    this.kind = kind;
  }
}
