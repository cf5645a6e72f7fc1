/** A reader's place, relative to the article: what is above may have another height on return. */

export interface Place {
  /** Scroll position of this place while labs are still static pictures, as when a document opens. */
  still: number;
  /** Which child of the article, */
  block: number;
  /** and the position of its top in the viewport. */
  top: number;
}

const blocks = () => [...(document.getElementById('article')?.children ?? [])];
const topOf = (block: Element) => block.getBoundingClientRect().top;

/** The place at the top of the view: the first block that begins in it, else the last one above; none without an article. */
export function placeHere(): Place | undefined {
  const shown = blocks()
    .map((element, block) => ({ element, block, top: topOf(element) }))
    // A picture for the other colour mode has no position.
    .filter(({ element }) => element.getClientRects().length > 0);
  const above = shown.filter(({ top }) => top < 0);
  const next = shown[above.length];
  const chosen = next && next.top < innerHeight ? next : above.at(-1);
  return chosen && { still: scrollY - growthBefore(chosen.element), block: chosen.block, top: chosen.top };
}

/** How much higher the labs before a block are than their still pictures. */
function growthBefore(block: Element): number {
  let growth = 0;
  for (const figure of document.querySelectorAll<HTMLElement>('#article [data-still]')) {
    const isBefore = block.compareDocumentPosition(figure) & Node.DOCUMENT_POSITION_PRECEDING;
    if (isBefore) growth += figure.getBoundingClientRect().height - Number(figure.dataset.still);
  }
  return growth;
}

/** How far the window is from a place, CSS pixels; 0 when the article no longer has its block. */
export function distanceTo({ block, top }: Place): number {
  const element = blocks()[block];
  return element ? topOf(element) - top : 0;
}
