/**
 * Contrast is the dearest question to axe by far, and code alone asks it some hundred times a page with one answer. This
 * marks, of the texts of one look, the first few; axe is told to ask those. What decides is part of the look: own colour,
 * size and weight, and every ground, opacity and filter behind. What stands on no ground of its ancestors is marked always:
 * the text of drawings, and each placed box for itself.
 */

/** Runs in the page; axe's rule has the attribute for its selector. */
export function markLooks({ attribute, most }: { attribute: string; most: number }): void {
  const grounds = new Map<Element | null, string>([[null, '']]);
  const counts = new Map<string, number>();
  let placed = 0;

  const groundOf = (element: Element | null): string => {
    const known = grounds.get(element);
    if (known !== undefined || element === null) return known ?? '';
    const style = getComputedStyle(element);
    const own = [
      style.backgroundColor === 'rgba(0, 0, 0, 0)' ? '' : style.backgroundColor,
      style.backgroundImage === 'none' ? '' : style.backgroundImage,
      style.opacity === '1' ? '' : style.opacity,
      style.filter === 'none' ? '' : style.filter,
      style.mixBlendMode === 'normal' ? '' : style.mixBlendMode,
      ['absolute', 'fixed', 'sticky'].includes(style.position) || style.transform !== 'none'
        ? `placed ${placed++}`
        : '',
      element.matches(':disabled, [aria-disabled="true"]') ? 'disabled' : '',
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
  for (const element of document.querySelectorAll('body, body *')) {
    element.removeAttribute(attribute);
    const isAlone = element instanceof SVGElement || element.matches('input, select, textarea, button');
    if (!isAlone && !hasText(element)) continue;
    const look = isAlone ? '' : lookOf(element);
    const count = isAlone || !element.checkVisibility() ? 0 : (counts.get(look) ?? 0);
    if (count >= most) continue;
    element.setAttribute(attribute, '');
    if (!isAlone && element.checkVisibility()) counts.set(look, count + 1);
  }
}
