import type { ReactNode } from 'react';
import { words } from '../../words/shell.ts';
import { readableCauses } from './causes.ts';

interface FailureBoxProps {
  title: ReactNode;
  error: unknown;
  onRetry: () => void;
  /** The button's words. */
  children?: ReactNode;
}

/** What did not come, why as far as a reader can read it, and another try. */
export function FailureBox({ title, error, onRetry, children = words.retry }: FailureBoxProps) {
  const causes = readableCauses(error);
  return (
    <div className="error-box" role="alert">
      <p>{title}</p>
      {causes.length > 0 && <pre>{causes.join('\n')}</pre>}
      <button type="button" className="button" onClick={onRetry}>
        {children}
      </button>
    </div>
  );
}
