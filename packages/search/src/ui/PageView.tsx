import { type MouseEvent, useEffect, useState } from 'react';
import { isPlainClick } from 'study-notes/shell/navigation/link-target';
import { createSearch } from '../create-search.ts';
import { searchOptions } from '../options.ts';
import { loadMemory } from '../slot/search-memory.ts';
import type { PageHit } from '../types.ts';
import { Failure } from './Failure.tsx';
import { Filters } from './Filters.tsx';
import type { Found } from './found.ts';
import { MoreButton } from './MoreButton.tsx';
import { NothingFound, Suggestion } from './NothingFound.tsx';
import { PageLine } from './PageLine.tsx';
import type { QueryProps } from './query-props.ts';
import { SectionText } from './SectionText.tsx';
import { Status } from './Status.tsx';
import { searchAddress, sidebarsIn } from './search-address.ts';
import { useAddress } from './use-address.ts';
import { useAnswer } from './use-answer.ts';
import { isComposing } from './use-hit-keys.ts';
import { usePages } from './use-pages.ts';
import { noteVisit } from './visit.ts';

/** Pages fetched at a time. */
const BATCH = 10;
/** Sections shown of each page. */
const SECTIONS = 5;
/** Batches that come by scrolling; further ones are asked for. */
const AUTOMATIC = 5;

/** The content below the search page's field: all hits, page by page. */
export function PageView({ site, field, query, onSearch }: QueryProps) {
  const engine = createSearch(site);
  const [sidebars, setSidebars] = useState(() => sidebarsIn(site, location.search));
  const question = { query, sidebars, limit: BATCH, sectionsPerPage: SECTIONS };
  const asked = useAnswer(engine, question);
  const { answer } = asked;
  const { pages, fetchMore, error, hasMore } = usePages(engine, question, answer);
  useAddress(searchAddress(site, query, sidebars));
  useEffect(() => {
    loadMemory(searchOptions(site).history);
    engine.warm();
  }, [site, engine]);
  useEffect(() => {
    const input = field.current;
    // Nothing is submitted; Enter moves from the field to the hits.
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Enter' && !isComposing(event)) document.querySelector<HTMLElement>('.found a')?.focus();
    };
    input?.addEventListener('keydown', onKey);
    return () => input?.removeEventListener('keydown', onKey);
  }, [field]);

  // The links are ordinary ones; the visit is recorded on click.
  const onVisit = (found: Found, event: MouseEvent) => {
    if (event.button !== 2) noteVisit(site, { query, found }, isPlainClick(event));
  };
  if (!query) return null;
  return (
    <>
      {answer && <Filters site={site} answer={answer} chosen={sidebars} onChoose={setSidebars} />}
      <Status site={site} asked={asked} query={query} />
      {Boolean(asked.error) && <Failure error={asked.error} onRetry={asked.retry} />}
      {answer && <Suggestion answer={answer} onSearch={onSearch} />}
      <ol className="found" aria-busy={asked.isSlow}>
        {pages.map((page) => (
          <FoundPage key={page.path} page={page} onVisit={onVisit} />
        ))}
      </ol>
      {Boolean(error) && <Failure error={error} onRetry={fetchMore} />}
      {hasMore && !error && answer && (
        <MoreButton
          key={pages.length}
          left={answer.pagesTotal - pages.length}
          isAutomatic={pages.length < BATCH * AUTOMATIC}
          onMore={fetchMore}
        />
      )}
      {answer?.pages.length === 0 && (
        <NothingFound
          site={site}
          answer={{ ...answer, suggestion: undefined }}
          isFiltered={sidebars.length > 0}
          onSearch={onSearch}
          onClearFilter={() => setSidebars([])}
        />
      )}
    </>
  );
}

function FoundPage({ page, onVisit }: { page: PageHit; onVisit: (found: Found, event: MouseEvent) => void }) {
  return (
    <li>
      <p className="hit-page">
        <PageLine page={page} />
      </p>
      <ul>
        {page.hits.map((hit) => {
          const visit = (event: MouseEvent) => onVisit({ page, hit }, event);
          return (
            <li key={hit.url + hit.kind}>
              <a className="hit" href={hit.url} onClick={visit} onAuxClick={visit}>
                <SectionText hit={hit} />
              </a>
            </li>
          );
        })}
      </ul>
    </li>
  );
}
