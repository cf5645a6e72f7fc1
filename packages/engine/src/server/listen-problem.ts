/** What an author is told when a server cannot listen: one line, what and how to mend it. */
import { own } from '../shared/own.ts';
import { words } from '../words/building.ts';

/** The line, or undefined when the error is of another kind. */
export function listenProblem(error: unknown): string | undefined {
  const {
    syscall,
    code = '',
    address,
    port,
    hostname,
  } = error as NodeJS.ErrnoException & {
    address?: string;
    port?: number;
    hostname?: string;
  };
  const reason = own(words.listenReasons, code);
  if (!['listen', 'getaddrinfo'].includes(syscall ?? '') || !reason) return undefined;
  return words.cannotListen(hostname ?? `${address}:${port}`, reason);
}
