import type { ReactNode } from 'react';
import type { ShellConfig } from 'study-notes/shared/site';
import { useStore } from 'study-notes/shell/store';
import { QUERY_LIMIT } from '../constants.ts';
import { searchOptions } from '../options.ts';
import { changeMemory, searchMemory, withFavourite } from '../slot/search-memory.ts';
import type { Answer } from '../types.ts';
import { words } from '../words/interface.ts';
import type { Asked } from './use-answer.ts';

interface Props {
  site: ShellConfig;
  asked: Asked;
  query: string;
  children?: ReactNode;
}

/** Number of results (a live region), the star that saves this search, and other modes. */
export function Status({ site, asked, query, children }: Props) {
  const { answer, isSlow } = asked;
  return (
    <div className="search-status">
      <p role="status">{isSlow ? words.searching : answer ? countText(answer) + engineText(answer, site) : ''}</p>
      {query.length >= QUERY_LIMIT - 1 && <p>{words.cutAt(QUERY_LIMIT)}</p>}
      {searchOptions(site).history && answer && answer.pages.length > 0 && <Star query={query} />}
      {children}
    </div>
  );
}

function countText({ pages, pagesTotal, hitsTotal }: Answer): string {
  return pages.length > 0 ? words.found(pagesTotal, hitsTotal) : words.foundNothing;
}

/** Who answered, where it may be one or the other. */
function engineText({ engine }: Answer, site: ShellConfig): string {
  if (searchOptions(site).provider === 'embedded') return '';
  return engine === 'hosted' ? words.byHosted : words.byOwn;
}

function Star({ query }: { query: string }) {
  const isFavourite = useStore(searchMemory).favourites.includes(query);
  return (
    <button
      type="button"
      className="star"
      aria-pressed={isFavourite}
      onClick={() => changeMemory(withFavourite, query)}
    >
      {isFavourite ? '★' : '☆'} {words.saveSearch}
    </button>
  );
}
