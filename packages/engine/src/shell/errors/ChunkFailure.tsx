import { usePage } from '../context.ts';
import { messageChain } from './catalogue.ts';

/** A chunk did not come: what the error says, on which route, and Retry. */
export function ChunkFailure({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const { route } = usePage();
  return (
    <div className="error-box" role="alert">
      <p>这一部分没有载入（路由 {route}）。</p>
      <pre>{messageChain(error).join('\n')}</pre>
      <button type="button" className="button" onClick={onRetry}>
        <span lang="en">Retry</span> 重试
      </button>
    </div>
  );
}
