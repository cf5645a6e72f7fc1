import { useEffect } from 'react';
import { readableCauses } from 'study-notes/shell/errors/causes';

/** Nothing could be fetched: the specification's words, the Chinese beside them, and Retry. Retries automatically when the connection is back. */
export function Failure({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  useEffect(() => {
    addEventListener('online', onRetry);
    return () => removeEventListener('online', onRetry);
  });
  return (
    <div className="search-state" role="alert">
      <p className="search-state-title">
        无法取得搜索结果 <span lang="en">Unable to fetch results</span>
      </p>
      <p>
        {navigator.onLine ? '请检查网络连接，然后再试一次。' : '现在没有网络连接，连上以后会自动再试。'}{' '}
        <span lang="en">You might want to check your network connection.</span>
      </p>
      <p className="search-state-cause">{readableCauses(error).join('；')}</p>
      <button type="button" className="button" onClick={onRetry}>
        重试 <span lang="en">Retry</span>
      </button>
    </div>
  );
}
