/** The seat of the search: its chunk comes when it is first asked for, and lives in a dialog of its own from then on. */
import { useEffect, useRef } from 'react';
import { useSite } from '../context.ts';
import { createStore, useStore } from '../store.ts';
import { ErrorBoundary } from '../errors/ErrorBoundary.tsx';
import { LazyChunk } from '../errors/LazyChunk.tsx';

const isOpen = createStore(false);

/** Opens the search; called by the action `open-search`. */
export function openSearch(): void {
  isOpen.set(true);
}

/** Closes the search, e.g. on a navigation. */
export function closeSearch(): void {
  isOpen.set(false);
}

/** The dialog around the chunk, so that spinner and failure show where the search will be. */
export function SearchChunk() {
  return useStore(isOpen, false) ? <OpenSearch /> : null;
}

function OpenSearch() {
  const site = useSite();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    // showModal remembers the focus and Escape closes: both come from the browser.
    dialog.current?.showModal();
    const element = dialog.current;
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
      <ErrorBoundary resetKey="search">
        <LazyChunk name="search" props={{ site, onClose: closeSearch }} />
      </ErrorBoundary>
    </dialog>
  );
}
