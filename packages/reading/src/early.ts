/** Inline in every document: the stored settings before the first paint, and what other tabs choose. */
import { KEY, soundText } from './stored.ts';

const apply = () => {
  let stored: string | undefined;
  try {
    stored = localStorage[KEY];
  } catch {}
  document.documentElement.dataset.reading = soundText(stored);
};
apply();
addEventListener('storage', apply);
// Rendered ahead, or kept for Back, a page has not heard what was chosen on others meanwhile.
addEventListener('visibilitychange', apply);
