/** Messages for authors when the disk fails: one line, what is wrong and how to fix it. */
import { own } from '../../shared/own.ts';
import { words } from '../../words/building.ts';

/** The line, or undefined when the error is of another kind. Errors of other threads and processes have only their message. */
export function diskProblem(error: unknown): string | undefined {
  const { message, path } = error as NodeJS.ErrnoException;
  const code = /^(E[A-Z]+): /.exec(message ?? '')?.[1] ?? '';
  const reason = own(words.diskReasons, code);
  if (!reason) return undefined;
  const [what, fix] = reason;
  const place = path ?? /'([^']+)'/.exec(message)?.[1];
  return words.diskProblem(place ? words.cannotUse(place) : words.cannotWrite, what, fix);
}
