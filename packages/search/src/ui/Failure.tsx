import { useEffect } from 'react';
import { readableCauses } from 'study-notes/shell/errors/causes';
import { words } from '../words/interface.ts';

/** Nothing could be fetched: the specification's words, the Chinese beside them, and Retry. Retries automatically when the connection is back. */
export function Failure({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  useEffect(() => {
    addEventListener('online', onRetry);
    return () => removeEventListener('online', onRetry);
  });
  return (
    <div className="search-state" role="alert">
      <p className="search-state-title">
        {words.noResults} {words.isBilingual && <span lang="en">Unable to fetch results</span>}
      </p>
      <p>
        {navigator.onLine ? words.checkNetwork : words.noNetwork}{' '}
        {words.isBilingual && <span lang="en">You might want to check your network connection.</span>}
      </p>
      <p className="search-state-cause">{readableCauses(error).join(words.semicolon)}</p>
      <button type="button" className="button" onClick={onRetry}>
        {words.retry} {words.isBilingual && <span lang="en">Retry</span>}
      </button>
    </div>
  );
}
