/**
 * Contrast is the dearest question to axe by far, and code alone asks it some hundred times a page with one answer. This
 * marks, of the texts of one look, the first few; axe is told to ask those. What decides is part of the look: own colour,
 * size and weight, and every ground, opacity and filter behind. What stands on no ground of its ancestors is marked always:
 * each placed box for itself. Links in text are marked by their look beside that of their surroundings in the same way. The
 * text of drawings is not marked: axe never judges it (“imgNode”), and `faintTexts` of `lab-looks.ts` does.
 *
 * Who walks over many pages of one sheet hands over the looks that were asked before: only new ones are marked then. There a
 * placed box is known by its class, and what is not seen is not marked.
 */

export interface Marks {
  /** Of texts that contrast is asked of. */
  text: string;
  /** Of links that must stand out from the text around them. */
  link: string;
  /** Texts or links of one look that are asked: should one be half covered, the others are not. */
  most: number;
  /** Looks asked on earlier pages. */
  known?: string[];
}

/** Runs in the page; axe's rules have the attributes for their selectors. Gives the looks that were marked. */
export function markLooks({ text, link, most, known }: Marks): string[] {
  const earlier = new Set(known);
  const grounds = new Map<Element | null, string>([[null, '']]);
  const counts = new Map<string, number>();
  let placed = 0;
  /** For screen readers alone. */
  const CLIPPED = 'clipped away';

  const groundOf = (element: Element | null): string => {
    const found = grounds.get(element);
    if (found !== undefined || element === null) return found ?? '';
    const style = getComputedStyle(element);
    const own = [
      style.backgroundColor === 'rgba(0, 0, 0, 0)' ? '' : style.backgroundColor,
      style.backgroundImage === 'none' ? '' : style.backgroundImage,
      style.opacity === '1' ? '' : style.opacity,
      style.filter === 'none' ? '' : style.filter,
      style.mixBlendMode === 'normal' ? '' : style.mixBlendMode,
      ['absolute', 'fixed', 'sticky'].includes(style.position) || style.transform !== 'none'
        ? `placed ${known ? `${element.localName}.${element.getAttribute('class')}` : placed++}`
        : '',
      element.matches(':disabled, [aria-disabled="true"]') ? 'disabled' : '',
      style.clipPath === 'inset(50%)' ? CLIPPED : '',
    ].join('');
    const ground = own === '' ? groundOf(element.parentElement) : `${groundOf(element.parentElement)}\n${own}`;
    grounds.set(element, ground);
    return ground;
  };

  const lookOf = (element: Element): string => {
    const { color, fontSize, fontWeight, textShadow } = getComputedStyle(element);
    return [color, fontSize, fontWeight, textShadow, groundOf(element)].join('\n');
  };

  const hasText = (element: Element) =>
    [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.nodeValue?.trim());

  const linkLookOf = (element: Element): string => {
    const { textDecorationLine, borderBottom, fontStyle, display } = getComputedStyle(element);
    const around = element.parentElement ?? element;
    const own = [textDecorationLine, borderBottom, fontStyle, display, String(hasText(around))];
    return [...own, lookOf(element), lookOf(around)].join('\n');
  };

  /** Marks an element unless enough of its look have been. */
  const mark = (element: Element, attribute: string, look: string): void => {
    const key = `${attribute}\n${look}`;
    const isSeen = element.checkVisibility();
    const count = isSeen ? (counts.get(key) ?? 0) : 0;
    if (count >= most || look.includes(CLIPPED) || earlier.has(key) || (known && !isSeen)) return;
    element.setAttribute(attribute, '');
    if (isSeen) counts.set(key, count + 1);
  };

  for (const element of document.querySelectorAll('body, body :not(math, math *)')) {
    element.removeAttribute(text);
    element.removeAttribute(link);
    const isControl = element.matches('input, select, textarea, button');
    const isDrawn = element instanceof SVGElement;
    if (!known && isControl) element.setAttribute(text, '');
    else if (isControl || (!isDrawn && hasText(element))) mark(element, text, lookOf(element));
    if (element.matches('a[href], [role=link]')) mark(element, link, linkLookOf(element));
  }
  return [...counts.keys()];
}
