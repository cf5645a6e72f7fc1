import { words } from '../../words/shell.ts';
import { usePage } from '../context.ts';
import { FailureBox } from './FailureBox.tsx';

/** A chunk did not come: what the error says, on which route, and Retry. */
export function ChunkFailure({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const { route } = usePage();
  return (
    <FailureBox title={words.partFailed(route)} error={error} onRetry={onRetry}>
      <span lang="en">Retry</span>
      {words.tryAgain}
    </FailureBox>
  );
}
