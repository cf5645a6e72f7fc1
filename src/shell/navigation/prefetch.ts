/** Loads pages the reader is likely to open: at once on intent, and a few of those in view when the browser is idle. */
import type { Connection } from '../boot/connection.ts';

/** Pages prefetched for being in view, for each page read: most of them are never opened. */
const PER_PAGE = 2;

/** Whether the reader's line allows loading what was not asked for. */
export function mayPrefetch(connection: Connection | undefined): boolean {
  return !connection || (!connection.saveData && !/2g/.test(connection.effectiveType ?? ''));
}

interface PrefetchInput {
  /** The path a link leads to, null for links that are none of ours. */
  pathOf: (link: Element) => string | null;
  load: (path: string) => Promise<unknown>;
  isAllowed: () => boolean;
}

/** Loads links in view, each once and a few per page; `reset` begins a new page. */
export function createQueue(load: (path: string) => Promise<unknown>, whenIdle: (run: () => void) => void) {
  const seen = new Set<string>();
  let left = PER_PAGE;
  return {
    add(path: string) {
      if (left === 0 || seen.has(path)) return;
      seen.add(path);
      left--;
      whenIdle(() => void load(path).catch(() => {}));
    },
    reset() {
      left = PER_PAGE;
    },
  };
}

/** Starts prefetching; the returned function observes the links of a page that is new in the document. */
export function startPrefetch({ pathOf, load, isAllowed }: PrefetchInput): () => void {
  const whenIdle = window.requestIdleCallback ?? ((run: () => void) => setTimeout(run, 200));
  // Each page once: a link without page data (an alias, a dead link) must not ask at every movement over it.
  const tried = new Set<string>();
  const quietly = (path: string | null) => {
    if (path === null || tried.has(path) || !isAllowed()) return;
    tried.add(path);
    load(path).catch(() => {});
  };
  for (const type of ['pointerover', 'focusin', 'touchstart'] as const) {
    const onIntent = ({ target }: Event) => {
      const link = (target as Element).closest?.('a[href]');
      if (link) quietly(pathOf(link));
    };
    document.addEventListener(type, onIntent, { passive: true });
  }

  const queue = createQueue(load, whenIdle);
  const observer = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting) continue;
      observer.unobserve(target);
      const path = pathOf(target);
      if (path !== null && isAllowed()) queue.add(path);
    }
  });
  return () => {
    observer.disconnect();
    queue.reset();
    for (const link of document.querySelectorAll('main a[href], .sidebar a[href]')) observer.observe(link);
  };
}
