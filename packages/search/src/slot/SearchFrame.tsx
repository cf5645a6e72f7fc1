/**
 * The search's dialog. It and its field stand in every document, so that the boot can open it and the reader's very first
 * letters have their place; hydration leaves both as they are. Remembered searches come with the application, answers with
 * the chunk, which is asked for when the search is first meant.
 */
import { type KeyboardEvent, type RefObject, useLayoutEffect, useRef } from 'react';
import { openFinder } from 'study-notes/shell/boot/open-finder';
import { useSite } from 'study-notes/shell/context';
import { ChunkFailure } from 'study-notes/shell/errors/ChunkFailure';
import { ErrorBoundary } from 'study-notes/shell/errors/ErrorBoundary';
import { LazyChunk } from 'study-notes/shell/errors/LazyChunk';
import { AppFailed } from 'study-notes/shell/layout/AppFailed';
import { useStore } from 'study-notes/shell/store';
import { searchOptions } from '../options.ts';
import { words } from '../words/slot.ts';
import { cleanQuery } from './clean-query.ts';
import { holdEntry, releaseEntry } from './history-entry.ts';
import { SavedSearches } from './SavedSearches.tsx';
import { SearchField } from './SearchField.tsx';
import { loadMemory } from './search-memory.ts';
import { closeSearch, isSearchOpen, searchText, setText } from './search-state.ts';

/** The dialog, closed in the document. */
export function SearchFrame() {
  const isOpen = useStore(isSearchOpen, false);
  const field = useRef<HTMLInputElement>(null);
  return (
    <dialog className="search-dialog finder" aria-label={words.search}>
      {/* The content fills the dialog, so a click on the dialog itself is on the backdrop, and closes it. */}
      <div className="search-sheet">
        <SearchField
          ref={field}
          role="combobox"
          aria-autocomplete="list"
          aria-expanded={false}
          onQuery={searchText.set}
          onKeyDown={keepComposing}
        />
        {isOpen && <Answers field={field} />}
        <button type="button" className="search-close" data-action="close" aria-label={words.closeSearch}>
          ×
        </button>
      </div>
      <AppFailed />
    </dialog>
  );
}

/** Escape gives up the composition and must not reach the dialog, which it would close. */
function keepComposing(event: KeyboardEvent): void {
  if (event.nativeEvent.isComposing && event.key === 'Escape') event.preventDefault();
}

function Answers({ field }: { field: RefObject<HTMLInputElement | null> }) {
  const site = useSite();
  const asked = cleanQuery(useStore(searchText, ''));
  useOpening(field, searchOptions(site).history);
  const search = (text: string) => {
    const input = field.current as HTMLInputElement;
    setText(input, text);
    input.focus();
  };
  return (
    <>
      {!asked && <SavedSearches onChoose={search} />}
      <ErrorBoundary resetKey="search" fallback={ChunkFailure}>
        <LazyChunk name="search" props={{ view: 'dialog', site, field, query: asked, onSearch: search }} />
      </ErrorBoundary>
    </>
  );
}

/** Effects while the dialog is open. */
function useOpening(field: RefObject<HTMLInputElement | null>, isMemoryOn: boolean): void {
  useLayoutEffect(() => {
    const input = field.current as HTMLInputElement;
    loadMemory(isMemoryOn);
    // If React re-created the shell, this is not the dialog that was opened.
    if (!input.closest('dialog')?.open) {
      openFinder();
      input.value = searchText.get();
    }
    holdEntry(closeSearch);
    return () => void releaseEntry();
  }, [field, isMemoryOn]);
}
