import { usePage } from '../context.ts';
import { FailureBox } from './FailureBox.tsx';

/** A chunk did not come: what the error says, on which route, and Retry. */
export function ChunkFailure({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const { route } = usePage();
  return (
    <FailureBox title={`这一部分没有载入（路由 ${route}）。`} error={error} onRetry={onRetry}>
      <span lang="en">Retry</span> 重试
    </FailureBox>
  );
}
