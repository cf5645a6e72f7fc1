/** Types shared by the steps of the ask mode. */
import type { Passage } from '../types.ts';

/** A question with the passages that support its answer. */
export interface Prompt {
  question: string;
  passages: Passage[];
}

/** A service that writes answers. */
export interface Answerer {
  kind: 'algolia' | 'endpoint' | 'browser';
  /** Name of the service, as shown to readers. */
  name: string;
  /** Host that question and passages are sent to; absent when they stay in the browser. */
  host?: string;
  /** Characters of passages that may be sent along. */
  room: number;
  /** Streams the answer in pieces; throws an `AskFailure`, or an `AbortError` when stopped. */
  ask(prompt: Prompt, signal: AbortSignal): AsyncIterable<string>;
}

/** Why there is no answer, or only part of one. */
export type FailureKind = 'key' | 'busy' | 'refused' | 'server' | 'network' | 'stalled' | 'broken' | 'empty' | 'long';

export class AskFailure extends Error {
  override name = 'AskFailure';
  readonly kind: FailureKind;

  constructor(kind: FailureKind, detail = '', options?: ErrorOptions) {
    super(detail, options);
    this.kind = kind;
  }
}
