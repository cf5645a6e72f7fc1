/** Inline in every document: the stored settings and their rules before the first paint, and what other tabs choose. */
import { KEY, soundText } from './stored.ts';

/** Address of the rules; null where every page has them. */
declare const __SHEET__: string | null;

const root = document.documentElement;
let isAsked = __SHEET__ === null;

const apply = () => {
  let stored: string | undefined;
  try {
    stored = localStorage[KEY];
  } catch {}
  root.dataset.reading = soundText(stored);
  if (root.dataset.reading && !isAsked) askForRules();
};

/** The first paint waits for them; after the first page they are in the browser's cache. */
function askForRules() {
  isAsked = true;
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = __SHEET__ as string;
  link.setAttribute('blocking', 'render');
  document.head.append(link);
}

apply();
addEventListener('storage', apply);
// Rendered ahead, or kept for Back, a page has not heard what was chosen on others meanwhile.
addEventListener('visibilitychange', apply);
