import { words } from '../../words/shell.ts';
import { isReadable, messageChain } from './causes.ts';

/** Says that the page crashed, with the whole chain of messages as the specification wants it, and lets the reader try again; it needs no context, since that may be what failed. */
export function CrashPage({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  return (
    <main className="crash main" role="alert">
      <h1>
        <span lang="en">This page crashed.</span>
        {words.crashed}
      </h1>
      {messageChain(error).map((message, index) => (
        <p key={message} lang={isReadable(message) ? undefined : 'en'}>
          {index > 0 && 'Cause: '}
          {message}
        </p>
      ))}
      <button type="button" className="button" onClick={onRetry}>
        <span lang="en">Try again</span>
        {words.tryAgain}
      </button>
    </main>
  );
}
