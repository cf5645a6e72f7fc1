/** Highlights a search's terms on the page it led to. */
import { usePage } from 'study-notes/shell/context';
import { ErrorBoundary } from 'study-notes/shell/errors/ErrorBoundary';
import { LazyChunk } from 'study-notes/shell/errors/LazyChunk';
import { useStore } from 'study-notes/shell/store';
import { arrival } from './arrival.ts';

/** Highlights are optional: without them the page is still readable. */
export function SearchMarks() {
  const expected = useStore(arrival, null);
  const { path } = usePage();
  if (!expected) return null;
  return (
    <ErrorBoundary resetKey={path} fallback={Nothing}>
      <LazyChunk name="search" isOptional props={{ view: 'marks', arrival: expected, path }} />
    </ErrorBoundary>
  );
}

function Nothing() {
  return null;
}
