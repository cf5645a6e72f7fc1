/**
 * The seat of the search: dialog, field and remembered searches are here at once; answers come with the chunk, which is
 * asked for when the search is first meant.
 */
import { useLayoutEffect, useRef, useState } from 'react';
import { usePage, useSite } from '../context.ts';
import { ChunkFailure } from '../errors/ChunkFailure.tsx';
import { ErrorBoundary } from '../errors/ErrorBoundary.tsx';
import { LazyChunk } from '../errors/LazyChunk.tsx';
import { useStore } from '../store.ts';
import { arrival } from './arrival.ts';
import { cleanQuery } from './clean-query.ts';
import { holdEntry, releaseEntry } from './history-entry.ts';
import { Remembered } from './Remembered.tsx';
import { SearchField } from './SearchField.tsx';
import { loadMemory } from './search-memory.ts';
import { closeSearch, isSearchOpen } from './search-state.ts';

/** The dialog while it is open, and what a search marks on the page it led to. */
export function SearchChunk() {
  const isOpen = useStore(isSearchOpen, false);
  const expected = useStore(arrival, null);
  const { path } = usePage();
  return (
    <>
      {expected && (
        <ErrorBoundary resetKey={path} fallback={Nothing}>
          <LazyChunk name="search" isOptional props={{ view: 'marks', arrival: expected, path }} />
        </ErrorBoundary>
      )}
      {isOpen && <OpenSearch />}
    </>
  );
}

/** Marks are a help: without them the page reads as it is. */
function Nothing() {
  return null;
}

function OpenSearch() {
  const site = useSite();
  const dialog = useRef<HTMLDialogElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const [query, setQuery] = useState('');
  useModal(dialog, site.search.history);
  const search = (text: string) => {
    const input = field.current as HTMLInputElement;
    input.value = text;
    input.focus();
    setQuery(text);
  };
  const asked = cleanQuery(query);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes a dialog by itself
    <dialog
      ref={dialog}
      className="search-dialog"
      aria-label="搜索"
      onClose={() => isSearchOpen.set(false)}
      onClick={(event) => event.target === event.currentTarget && closeSearch()}
    >
      <div className="search-sheet">
        <SearchField ref={field} role="combobox" aria-autocomplete="list" aria-expanded={false} onQuery={setQuery} />
        {!asked && <Remembered onChoose={search} />}
        <ErrorBoundary resetKey="search" fallback={ChunkFailure}>
          <LazyChunk name="search" props={{ view: 'dialog', site, field, query: asked, onSearch: search }} />
        </ErrorBoundary>
        <button type="button" className="search-close" aria-label="关闭搜索" onClick={closeSearch}>
          ×
        </button>
      </div>
    </dialog>
  );
}

/** Opens the dialog for as long as it is drawn; it remembers the focus and gives it back. */
function useModal(dialog: { current: HTMLDialogElement | null }, isMemoryOn: boolean): void {
  // In a layout effect, because a dialog must be closed while it is still in the document, or the focus does not go back.
  useLayoutEffect(() => {
    const element = dialog.current as HTMLDialogElement;
    loadMemory(isMemoryOn);
    element.showModal();
    holdEntry(closeSearch);
    return () => {
      element.close();
      releaseEntry();
    };
  }, [dialog, isMemoryOn]);
}
