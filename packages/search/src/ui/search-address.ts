/** The address of the search page: the query and the sidebars it is limited to. */
import { toAddress } from 'study-notes/shared/paths';
import type { ShellConfig } from 'study-notes/shared/site';
import { SEARCH_FILTER_PARAMETER, SEARCH_PARAMETER, SEARCH_PATH } from '../constants.ts';

/** Where all results of a search stand. */
export function searchAddress(site: ShellConfig, query: string, sidebars: string[]): string {
  const parameters = new URLSearchParams();
  if (query) parameters.set(SEARCH_PARAMETER, query);
  if (sidebars.length > 0) parameters.set(SEARCH_FILTER_PARAMETER, sidebars.join());
  const text = parameters.toString();
  return toAddress(site.baseUrl, site.moved?.[SEARCH_PATH] ?? SEARCH_PATH) + (text && `?${text}`);
}

/** The sidebars that an address names, as far as the site has them. */
export function sidebarsIn(site: ShellConfig, parameters: string): string[] {
  const named = new URLSearchParams(parameters).get(SEARCH_FILTER_PARAMETER)?.split(',') ?? [];
  return site.sidebars.map(({ id }) => id).filter((id) => named.includes(id));
}
