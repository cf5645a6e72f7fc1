import { useEffect, useRef, useState } from 'react';
import { useSite } from 'study-notes/shell/context';
import { ChunkFailure } from 'study-notes/shell/errors/ChunkFailure';
import { ErrorBoundary } from 'study-notes/shell/errors/ErrorBoundary';
import { LazyChunk } from 'study-notes/shell/errors/LazyChunk';
import { SectionList } from 'study-notes/shell/pages/SectionList';
import { SEARCH_PARAMETER } from '../constants.ts';
import { words } from '../words/slot.ts';
import { cleanQuery } from './clean-query.ts';
import { SearchField } from './SearchField.tsx';

/** All results of a search; without a query, and without scripts, the sections' maps. */
export default function SearchPage() {
  const site = useSite();
  const field = useRef<HTMLInputElement>(null);
  const [query, setQuery] = useState('');
  useEffect(() => {
    const input = field.current as HTMLInputElement;
    // What was typed before the application loaded is newer than the address.
    input.value ||= new URLSearchParams(location.search).get(SEARCH_PARAMETER) ?? '';
    setQuery(input.value);
  }, []);
  const search = (text: string) => {
    (field.current as HTMLInputElement).value = text;
    setQuery(text);
  };
  const asked = cleanQuery(query);
  return (
    <div className="notice search-page">
      <h1>{words.search}</h1>
      <p className="scripts-off">{words.needsScripts}</p>
      {/* No form: nothing is sent, the query is searched for as it is typed. The action hides it without scripts. */}
      <search data-action="search">
        <SearchField ref={field} type="search" name={SEARCH_PARAMETER} autoFocus onQuery={setQuery} />
      </search>
      <ErrorBoundary resetKey="search" fallback={ChunkFailure}>
        <LazyChunk name="search" props={{ view: 'page', site, field, query: asked, onSearch: search }} />
      </ErrorBoundary>
      {!asked && (
        <>
          <h2>{words.sections}</h2>
          <SectionList />
        </>
      )}
    </div>
  );
}
