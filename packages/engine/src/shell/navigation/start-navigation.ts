/** Connects the navigator to the browser: clicks, history, prefetching, scroll, focus and announcement. */
import { flushSync } from 'react-dom';
import type { PageData } from '../../shared/page.ts';
import { toAddress } from '../../shared/paths.ts';
import type { ShellConfig } from '../../shared/site.ts';
import { revealGradually } from '../boot/reveal.ts';
import type { Store } from '../store.ts';
import { updateHead } from './head.ts';
import { isPlainClick, linkAt, linkTarget } from './link-target.ts';
import { createNavigator } from './navigator.ts';
import { mustLoadDocument } from './other-shell.ts';
import { createPageLoader } from './page-loader.ts';
import { endProgress, startProgress } from './progress.ts';
import { trackReadingPlace } from './reading-place.ts';
import { parsePath } from './route-path.ts';
import { focusPage, scrollPage } from './scroll.ts';
import { ensureStyleSheets } from './style-sheets.ts';

interface NavigationInput {
  site: ShellConfig;
  pages: Store<PageData>;
  /** Called before another page is shown: drawer and dialogs close. */
  onLeave: () => void;
}

/** Starts client-side navigation; returns what must run once the application is ready. */
export function startNavigation({ site, pages, onLeave }: NavigationInput): () => void {
  const base = site.baseUrl;
  const memory = window.__scroll;
  const here = () => parsePath(base, location.pathname);
  const loader = createPageLoader({ base, documentOf: (path) => window.__site.documents?.get(path) });
  // Identifies data of another build; the dev server may already have said that everything is out of date.
  window.__site.shell ??= pages.get().shell;
  window.__site.page = pages.get;
  // The path that the document shows; on the not-found page it differs from the page data.
  let shown = here();
  if (pages.get().path === shown) loader.keep(pages.get());
  memory.settle();
  history.scrollRestoration = 'manual';
  const places = trackReadingPlace(memory);
  places.resume();

  const show = (page: PageData, target: URL, isPush: boolean) => {
    onLeave();
    // The page's canonical address, however the link was written.
    if (page.component !== 'NotFoundPage') target.pathname = toAddress(base, page.path);
    if (isPush) {
      memory.save();
      history.pushState(null, '', target);
    }
    places.release();
    memory.adopt(target.href);
    // The next page's first screen is painted sooner when the rest is deferred, as in a document.
    const reveal = isPush && page.path !== shown && revealGradually();
    if (reveal) requestAnimationFrame(reveal);
    shown = page.path;
    const toTop = isPush && !target.hash;
    // The layout of the page before is known; of the next one it would have to be made at once.
    if (toTop) scrollPage('', undefined);
    flushSync(() => pages.set(page));
    updateHead(site, page);
    announce(page.title);
    focusPage(target.hash);
    if (!toTop) scrollPage(target.hash, isPush ? undefined : memory.positions[memory.key]);
    if (!isPush) places.restore();
  };

  const leave = (target: URL, isPush: boolean) => {
    if (isPush) return location.assign(target);
    location.reload();
  };

  const moves = createNavigator({
    loader,
    ensureStyleSheets,
    mustLoadDocument: (shell) => mustLoadDocument(shell, window.__site.shell ?? pages.get().shell),
    show,
    leave,
    startProgress,
    endProgress,
  });

  document.addEventListener('click', (event) => {
    const link = isPlainClick(event) ? linkAt(event.target) : null;
    if (!link) return;
    const target = linkTarget(link, new URL(location.href), base);
    // A hash on this page is left to the browser, but it cancels a pending navigation.
    if (!target) return void (link.href.includes('#') && moves.cancel());
    const path = parsePath(base, target.pathname);
    if (path === null) return;
    event.preventDefault();
    if (path !== shown) return void moves.go(path, target, true);
    moves.cancel();
    show(pages.get(), target, target.href !== location.href);
  });

  // The boot's listener ran before: the old position is recorded, the key is the new entry's.
  addEventListener('popstate', () => {
    const path = here();
    const target = new URL(location.href);
    moves.cancel();
    if (path !== shown) {
      // The address is already the target's, but the page is not: its position must not be recorded as the target's.
      memory.key = 0;
      if (path === null) leave(target, false);
      else moves.go(path, target, false);
    } else if (memory.positions[memory.key] !== undefined) {
      scrollPage(target.hash, memory.positions[memory.key]);
      places.restore();
    }
  });

  return () => {
    window.__site.load = loader.load;
  };
}

/** Announces the new page to screen readers. */
function announce(title: string): void {
  const announcer = document.getElementById('announcer');
  if (announcer) announcer.textContent = title;
}
