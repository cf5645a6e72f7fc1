/** The seat of the search: its chunk comes when it is first asked for, and lives in a dialog of its own from then on. */
import { useLayoutEffect, useRef } from 'react';
import { useSite } from '../context.ts';
import { ChunkFailure } from '../errors/ChunkFailure.tsx';
import { ErrorBoundary } from '../errors/ErrorBoundary.tsx';
import { LazyChunk } from '../errors/LazyChunk.tsx';
import { useStore } from '../store.ts';
import { closeSearch, isSearchOpen } from './search-state.ts';

/** The dialog around the chunk, so that spinner and failure show where the search will be. */
export function SearchChunk() {
  return useStore(isSearchOpen, false) ? <OpenSearch /> : null;
}

function OpenSearch() {
  const site = useSite();
  const dialog = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    // showModal remembers the focus and Escape closes: both come from the browser. In a layout effect, because a dialog
    // must be closed while it is still in the document, or the focus does not go back.
    const element = dialog.current;
    element?.showModal();
    return () => element?.close();
  }, []);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes a dialog by itself
    <dialog
      ref={dialog}
      className="search-dialog"
      aria-label="搜索"
      onClose={closeSearch}
      onClick={(event) => event.target === event.currentTarget && closeSearch()}
    >
      <ErrorBoundary resetKey="search" fallback={ChunkFailure}>
        <LazyChunk name="search" props={{ site, onClose: closeSearch }} />
      </ErrorBoundary>
    </dialog>
  );
}
