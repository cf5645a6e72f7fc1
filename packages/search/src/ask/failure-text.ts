/** Error messages for readers: what went wrong and what to do. */
import { words } from '../words/ask.ts';
import { AskFailure } from './types.ts';

/** One sentence about a failure; anything that is not an `AskFailure` came from looking up the passages. */
export function failureText(failure: unknown): string {
  return failure instanceof AskFailure ? words.failures[failure.kind] : words.noPassagesFetched;
}

/** The service's own message, if any. */
export function failureDetail(failure: unknown): string {
  return failure instanceof AskFailure ? failure.message : '';
}
