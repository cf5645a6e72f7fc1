/** Where a card stands: below the line of the link, above it where there is no room, always within the window. */

/** Pixels between the card and the link, and between the card and the window's edge. */
const GAP = 6;
const EDGE = 8;

/** Places a card by its link; `y` tells which of the link's lines is pointed at. */
export function place(card: HTMLElement, link: Element, y?: number): void {
  const lines = [...link.getClientRects()];
  const line = lines.find(({ top, bottom }) => y !== undefined && y >= top && y <= bottom) ?? lines[0];
  if (!line) return;
  const { width, height } = card.getBoundingClientRect();
  const { clientWidth, clientHeight } = document.documentElement;
  const below = line.bottom + GAP;
  const above = line.top - GAP - height;
  const top = below + height > clientHeight - EDGE && above > EDGE ? above : below;
  card.style.left = `${Math.max(EDGE, Math.min(line.left, clientWidth - width - EDGE))}px`;
  card.style.top = `${top}px`;
}
