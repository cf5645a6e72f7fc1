/**
 * The inline boot: what must happen before paint and without React. The same text on every page, at most 1.5 KB
 * brotli with its constants. No `?.` here: compiled for older engines it is longer than written by hand.
 */
import type { BootAction } from '../../shared/own-names.ts';
import { openDrawer } from './drawer.ts';
import { awaitIntent, loadPrefetch, rememberClick } from './load-app.ts';
import { openFinder } from './open-finder.ts';
import { barId, hasFinder, runtime, state } from './page-state.ts';
import { dismissBar, restorePreferences, toggleSidebar } from './preferences.ts';
import { idle, SOON } from './reveal.ts';
import { startScrollMemory } from './scroll-memory.ts';
import { startShortcuts } from './shortcuts.ts';
import { restoreTheme, startTheme, toggleTheme } from './theme.ts';

const actions: Partial<Record<BootAction | 'find', (target: Element) => void>> = {
  'toggle-theme': toggleTheme,
  'open-drawer': openDrawer,
  ...(hasFinder ? { find: openFinder } : {}),
  close: (target) => (target.closest('dialog') as HTMLDialogElement).close(),
  'toggle-sidebar': toggleSidebar,
  ...(barId === null ? {} : { 'dismiss-bar': dismissBar }),
};

window.__site = runtime;
state.js = '';
startTheme();
const restore = () => {
  restoreTheme();
  restorePreferences();
};
restore();
startScrollMemory();
/** What the first paint need not wait for, and a page that nobody sees yet (rendered ahead, in another tab) does without. */
const settle = () => {
  if (document.hidden) return;
  window.__scroll.settle();
  loadPrefetch();
};
addEventListener('visibilitychange', () => {
  // Rendered ahead, or kept for Back, a page has not heard what was chosen on others meanwhile.
  restore();
  settle();
});
if (hasFinder) startShortcuts();
awaitIntent();
addEventListener('load', () => idle(settle, SOON));
addEventListener('click', (event) => {
  const target = event.target as Element;
  const control = target.closest<HTMLElement>('[data-action]');
  const action = control && actions[control.dataset.action as BootAction];
  if (action) action(target);
  // A click on a dialog itself is on its backdrop; nothing else has `close`.
  else if ((target as HTMLDialogElement).close) (target as HTMLDialogElement).close();
  else rememberClick(target);
});
