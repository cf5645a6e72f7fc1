/** Page data by path: one Map of promises, shared by prefetch and navigation. */
import { PAGE_CACHE_LIMIT } from '../../shared/constants.ts';
import type { PageData } from '../../shared/page.ts';
import { type PackedPage, unpackPage } from '../../shared/page-json.ts';
import { dataPath, toAddress } from '../../shared/paths.ts';

export interface PageLoader {
  /** The data of a page; rejects when it cannot be had, and forgets that it could not. */
  load: (path: string) => Promise<PageData>;
  /** Puts in a page that is already here. */
  keep: (page: PageData) => void;
  has: (path: string) => boolean;
}

/** Makes a loader; `get` is `fetch` but for tests. */
export function createPageLoader(base: string, get: typeof fetch = (...args) => fetch(...args)): PageLoader {
  const pages = new Map<string, Promise<PageData>>();

  const remember = (path: string, promise: Promise<PageData>) => {
    // Deleted first, so that the order of the Map is the order of use.
    pages.delete(path);
    pages.set(path, promise);
    if (pages.size > PAGE_CACHE_LIMIT) pages.delete(pages.keys().next().value as string);
    return promise;
  };

  const request = async (path: string, cache: RequestCache): Promise<PageData> => {
    const response = await get(toAddress(base, dataPath(path)), { cache });
    if (!response.ok) throw new Error(`${response.status} ${response.url}`);
    return checkPage(await response.json(), path);
  };

  return {
    load(path) {
      const known = pages.get(path);
      if (known) return remember(path, known);
      // The second try goes past the HTTP cache, where garbage may lie.
      const promise = request(path, 'default').catch(() => request(path, 'reload'));
      promise.catch(() => pages.delete(path));
      return remember(path, promise);
    },
    keep: (page) => void remember(page.path, Promise.resolve(page)),
    has: (path) => pages.has(path),
  };
}

/** Anything may come from a server: only data of this very page counts. */
function checkPage(data: unknown, path: string): PageData {
  const page = unpackPage(data as PackedPage);
  const isPage =
    page.path === path &&
    typeof page.article === 'string' &&
    typeof page.shell === 'string' &&
    Array.isArray(page.toc) &&
    Array.isArray(page.styles);
  if (!isPage) throw new Error(`No page data of ${path}`);
  return page;
}
