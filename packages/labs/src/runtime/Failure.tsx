interface FailureProps {
  title: string;
  error: unknown;
  onRetry: () => void;
}

/** What went wrong with a lab, and another try; the note around it stays as it is. */
export function Failure({ title, error, onRetry }: FailureProps) {
  return (
    <div className="error-box" role="alert">
      <p>{title}</p>
      <pre>{messages(error).join('\n')}</pre>
      <button type="button" className="button" onClick={onRetry}>
        重试
      </button>
    </div>
  );
}

/** The messages of an error and of its causes, outermost first. */
function messages(error: unknown): string[] {
  const found: string[] = [];
  for (let current = error; current !== undefined && found.length < 5; ) {
    found.push(current instanceof Error ? current.message : String(current));
    current = current instanceof Error ? current.cause : undefined;
  }
  return found;
}
