/** Follows a hit: what was searched is remembered here and carried to the page, never in the address. */
import type { ShellConfig } from 'study-notes/shared/site';
import { pause } from 'study-notes/shell/scheduler';
import { searchOptions } from '../options.ts';
import { expectArrival } from '../slot/arrival.ts';
import { releaseEntry } from '../slot/history-entry.ts';
import { changeMemory } from '../slot/search-memory.ts';
import { closeSearch } from '../slot/search-state.ts';
import { type Found, termsOf } from './found.ts';
import { withRecent } from './recent.ts';

/** Remembers a search that led somewhere. */
export function rememberSearch(site: ShellConfig, query: string): void {
  if (searchOptions(site).history && query) changeMemory(withRecent, query);
}

/** Notes what to mark on the hit's page, in this tab or in the one that opens. */
export function noteVisit(
  site: ShellConfig,
  { query, found }: { query: string; found: Found },
  isInThisTab: boolean,
): void {
  rememberSearch(site, query);
  expectArrival({ path: found.page.path, terms: termsOf(found, query) }, isInThisTab);
}

/** Closes the search and goes to an address of this site as a click on a link does. */
export async function follow(url: string): Promise<void> {
  closeSearch();
  // Closing and the next page are a task each.
  await pause();
  // On a phone the dialog's history entry must be gone first, or Back would lead to it.
  await releaseEntry();
  const link = document.createElement('a');
  link.href = url;
  document.body.append(link);
  link.click();
  link.remove();
}
