/** Page data by path: one Map of promises, shared by prefetch and navigation. */
import { PAGE_CACHE_LIMIT } from '../../shared/constants.ts';
import type { PageData } from '../../shared/page.ts';
import { type PackedPage, unpackPage } from '../../shared/page-json.ts';
import { dataPath, toAddress } from '../../shared/paths.ts';
import { patientFetch, Silence } from './patient-fetch.ts';
import { parsePage } from './read-page.ts';

export interface PageLoader {
  /** The data of a page, under its actual path; rejects when it cannot be loaded, without remembering the failure. */
  load: (path: string, priority?: RequestPriority) => Promise<PageData>;
  /** Adds a page that is already loaded. */
  keep: (page: PageData) => void;
  has: (path: string) => boolean;
}

interface LoaderInput {
  base: string;
  /** Address of a page's document, if that was prefetched instead of the data. */
  documentOf?: (path: string) => string | undefined;
  /** `fetch` but for tests. */
  get?: typeof fetch;
}

/** Makes a loader. */
export function createPageLoader({ base, documentOf, get }: LoaderInput): PageLoader {
  const pages = new Map<string, Promise<PageData>>();

  const remember = (path: string, promise: Promise<PageData>) => {
    // Deleted first, so that the Map stays in order of use.
    pages.delete(path);
    pages.set(path, promise);
    if (pages.size > PAGE_CACHE_LIMIT) pages.delete(pages.keys().next().value as string);
    return promise;
  };

  const request = async (path: string, address: string, init: RequestInit): Promise<PageData> => {
    const response = await patientFetch(address, init, get);
    if (response.status === 404) throw new Gone(address);
    if (!response.ok) throw new Error(`${response.status} ${address}`);
    const text = await response.text();
    return checkPage(text.startsWith('<') ? parsePage(text) : unpackPage(JSON.parse(text) as PackedPage), path);
  };

  const find = (path: string, priority: RequestPriority): Promise<PageData> => {
    const data = toAddress(base, dataPath(path));
    const here = documentOf?.(path);
    const first = here ? request(path, here, { cache: 'force-cache' }) : request(path, data, { priority });
    return first.catch(async (error) => {
      if (error instanceof Silence) throw error;
      // Written with `.html`, a link does not tell whether the page ends in a slash.
      const other = otherEnd(path);
      if (error instanceof Gone) {
        const page = await request(other, toAddress(base, dataPath(other)), { priority }).catch(() => null);
        if (page) return page;
      }
      // The second try bypasses the HTTP cache, which may hold a bad response.
      return request(path, data, { cache: 'reload' });
    });
  };

  return {
    load(path, priority = 'auto') {
      const known = pages.get(path);
      if (known) return remember(path, known);
      const promise = find(path, priority);
      promise.catch(() => pages.delete(path));
      return remember(path, promise);
    },
    keep: (page) => void remember(page.path, Promise.resolve(page)),
    has: (path) => pages.has(path),
  };
}

/** The server has no such file. */
class Gone extends Error {}

/** `/a` → `/a/` and back. */
function otherEnd(path: string): string {
  return path.endsWith('/') ? path.slice(0, -1) : `${path}/`;
}

/** The response may be anything: only data of this page is accepted. */
function checkPage(page: PageData, path: string): PageData {
  const isPage =
    page.path === path &&
    typeof page.article === 'string' &&
    typeof page.shell === 'string' &&
    Array.isArray(page.toc) &&
    Array.isArray(page.styles);
  if (!isPage) throw new Error(`No page data of ${path}`);
  return page;
}
