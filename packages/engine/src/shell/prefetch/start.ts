/**
 * Prefetching, with the application or without it: internal links in view when the browser is idle, and at once on intent.
 * It is a separate script, loaded after the page; on a fast line it has the application loaded too. It fetches what a click will use: page data through the application, or
 * the document before that has loaded; where the browser can, the page that is pointed at is even rendered ahead.
 */
/// <reference path="../browser.d.ts" />
/// <reference types="vite/client" />
import { decodePath } from '../../shared/paths.ts';
import { isFast, mayPrefetch } from '../boot/connection.ts';
import { idle } from '../boot/reveal.ts';
import { linkAt, linkTarget } from '../navigation/link-target.ts';
import { parsePath } from '../navigation/route-path.ts';
import { expectClick, rendersAhead } from './expected-click.ts';
import { createQueue } from './queue.ts';

const base = decodePath(import.meta.env.BASE_URL) as string;
const site = window.__site;
/** Path → its address as written in the link: what a click without the application would request. */
const addresses = new Map<string, string>();
site.documents = new Map();

/** The path a link leads to; null for links that are not ours, and for this page's. */
function pathOf(element: Element): string | null {
  const link = linkAt(element);
  const target = link && linkTarget(link, new URL(location.href), base);
  const path = target && parsePath(base, target.pathname);
  if (!path || path === parsePath(base, location.pathname)) return null;
  addresses.set(path, target.pathname + target.search);
  return path;
}

/** Through the application, or into the HTTP cache, from which the click then loads the document. */
async function load(path: string, priority: RequestPriority): Promise<unknown> {
  if (site.load) return site.load(path, priority);
  const address = addresses.get(path) as string;
  site.documents?.set(path, address);
  // Rendering it ahead fetches it too.
  if (priority === 'high' && rendersAhead) return;
  return (await fetch(address, { priority })).blob();
}

const queue = createQueue({
  load,
  whenIdle: idle,
  isAllowed: mayPrefetch,
  mustWait: () => document.documentElement.dataset.app === 'loading',
});

/** Pixels between a link and the middle of the window; infinite for a removed link. */
function distanceOf(link: Element): number {
  const { top, left, width } = link.getBoundingClientRect();
  return width ? Math.hypot(top - innerHeight / 2, left - innerWidth / 2) : Number.POSITIVE_INFINITY;
}

const observer = new IntersectionObserver(
  (entries) => {
    for (const { isIntersecting, target } of entries) {
      const path = isIntersecting ? pathOf(target) : null;
      if (path !== null) queue.add(path, () => distanceOf(target));
    }
  },
  // A part of the link, not only its edge: in a closed group links lie on the edge of nothing.
  { threshold: 0.01 },
);

/** Whoever reads to the end of a note wants that noted, and maybe copied: both need the application. */
function watchEnd(): void {
  const end = document.querySelector('#article + *');
  const observer = new IntersectionObserver(([entry]) => {
    // A note that is as short as the window has its end in view before anything was read.
    if (entry?.isIntersecting && scrollY > 0) site.start?.();
  });
  if (end) observer.observe(end);
}

let isDue = false;

/** Watches the links that are in the document now; those that were watched already stay so. */
function observeLinks(): void {
  if (isDue) return;
  isDue = true;
  idle(() => {
    isDue = false;
    for (const link of document.querySelectorAll('a[href]')) observer.observe(link);
    queue.resume();
  });
}

/** Of a feature that says more about a link in an article: its chunk `intent`, loaded at the first such link. */
const intent = /(?:^| )intent:(\S+)/.exec(document.getElementById('page')?.dataset.chunks ?? '')?.[1];

const onIntent = (target: Element, event?: Event) => {
  const link = target.closest?.('a[href]');
  if (intent && link?.closest('#article'))
    import(/* @vite-ignore */ intent).then(({ default: tell }) => tell(link, event)).catch(() => {});
  const path = link && pathOf(link);
  if (!path) return;
  if (!site.load && mayPrefetch()) expectClick(link);
  queue.urge(path);
};
for (const type of ['pointerover', 'focusin', 'touchstart'])
  document.addEventListener(type, (event) => onIntent(event.target as Element, event), { passive: true });
// The pointer may have come before this script.
for (const link of document.querySelectorAll('a:hover')) onIntent(link);
if (isFast()) site.start?.();
else watchEnd();
// Another page, an opened group, hits of a search; and the application's arrival.
new MutationObserver(observeLinks).observe(document, {
  subtree: true,
  childList: true,
  attributeFilter: ['data-app'],
});
observeLinks();
