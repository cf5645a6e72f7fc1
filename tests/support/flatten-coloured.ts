/**
 * Coloured code and formulas are two fifths of a note's elements, three quarters where there are many formulas, and axe reads each for every rule. What their elements
 * are made of says nothing to any rule but those of contrast: no id, role, name, language or way to be reached. Where that is
 * so, and no element is marked for contrast, text takes their place.
 */
import type { Marks } from './one-of-a-look.ts';

/** Runs in the page. */
export function flattenColoured({ text, link }: Pick<Marks, 'text' | 'link'>): void {
  /** What some rule may ask of. */
  const MEANT = `[id], [role], [lang], [title], [tabindex], [href], [alt], [hidden], [contenteditable], [${text}], [${link}],
    a, button, input, select, textarea, img, svg, iframe, object, video, audio, summary`;
  const isMeant = (element: Element) =>
    element.matches(MEANT) || element.getAttributeNames().some((name) => name.startsWith('aria-'));
  for (const root of document.querySelectorAll('pre code, math, .katex-html'))
    if (![...root.querySelectorAll('*')].some(isMeant)) root.textContent = `${root.textContent}`;
}
