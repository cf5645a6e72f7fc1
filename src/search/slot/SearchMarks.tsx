/** What a search marks on the page it led to. */
import { usePage } from '../../shell/context.ts';
import { ErrorBoundary } from '../../shell/errors/ErrorBoundary.tsx';
import { LazyChunk } from '../../shell/errors/LazyChunk.tsx';
import { useStore } from '../../shell/store.ts';
import { arrival } from './arrival.ts';

/** Marks are a help: without them the page reads as it is. */
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
