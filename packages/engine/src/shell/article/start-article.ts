/** One click listener and one key listener serve every article, including later ones. */
import type { AppAction } from '../../shared/own-names.ts';
import type { PageData } from '../../shared/page.ts';
import type { ShellConfig } from '../../shared/site.ts';
import { words } from '../../words/shell.ts';
import { isPlainClick } from '../navigation/link-target.ts';
import type { ShellFeature } from '../shell-feature.ts';
import type { Store } from '../store.ts';
import { copyText, reportCopy } from './clipboard.ts';
import { figureText } from './code-text.ts';
import { copyMarkdown } from './copy-markdown.ts';
import { toggleDetails, toggleFold } from './fold.ts';
import { openZoom } from './open-zoom.ts';
import { chooseTab, moveTab } from './tabs.ts';

const figureOf = (control: HTMLElement) => control.closest('figure') as HTMLElement;

function wrapCode(control: HTMLElement): void {
  const isWrapped = figureOf(control).classList.toggle('wrap');
  control.setAttribute('aria-pressed', String(isWrapped));
}

function backToTop(_control: HTMLElement, event: Event): void {
  event.preventDefault();
  const isReduced = matchMedia('(prefers-reduced-motion: reduce)').matches;
  scrollTo({ top: 0, behavior: isReduced ? 'instant' : 'smooth' });
  document.querySelector<HTMLElement>('main')?.focus({ preventScroll: true });
}

type Action = (control: HTMLElement, event: Event) => void;

/** Starts the behaviours of articles and the actions that belong to the application. */
export function startArticle(site: ShellConfig, pages: Store<PageData>, features: readonly ShellFeature[]): void {
  const own: Record<AppAction, Action> = {
    'back-to-top': backToTop,
    fold: toggleFold,
    'wrap-code': wrapCode,
    'copy-code': (control) => reportCopy(control, copyText(figureText(figureOf(control)))),
    'copy-markdown': (control) => reportCopy(control, copyMarkdown(site, pages.get())),
    zoom: (control) => openZoom(figureOf(control)),
  };
  const actions: Readonly<Record<string, Action>> = Object.assign({}, own, ...features.map(({ actions }) => actions));

  document.addEventListener('click', (event) => {
    const target = event.target as Element;
    if (event.defaultPrevented) return;
    const control = target.closest<HTMLElement>('[data-action]');
    if (control) actions[control.dataset.action as string]?.(control, event);
    else serveArticle(target, event);
  });
  document.addEventListener('keydown', (event) => {
    const target = event.target as HTMLElement;
    if (target.role === 'tab' && target.closest('.tabs')) moveTab(target, event);
  });
}

/** Copies the address of a heading; where that is refused, the browser has just put it into its bar. */
function copyAnchor(link: HTMLAnchorElement): void {
  reportCopy(link, copyText(link.href), words.linkInBar);
}

/** Clicks on the note's own elements, which carry no action. */
function serveArticle(target: Element, event: MouseEvent): void {
  const tab = target.closest<HTMLElement>('.tabs [role=tab]');
  const link = target.closest('a');
  const summary = target.closest<HTMLElement>(':is(#article, .outline-fold) summary');
  const figure = pictureFigure(target);
  if (tab) chooseTab(tab);
  else if (link?.matches('.anchor')) isPlainClick(event) && copyAnchor(link);
  else if (!link && summary?.parentElement instanceof HTMLDetailsElement) {
    event.preventDefault();
    toggleDetails(summary.parentElement, summary);
  } else if (!link && figure) openZoom(figure);
}

/** The figure whose picture (not its caption) was clicked; the figure itself when the boot's pending click is replayed. */
function pictureFigure(target: Element): Element | null {
  const isPicture = target.matches('figure, img') || target.closest('svg');
  return isPicture ? target.closest('#article .image, #article .diagram') : null;
}
