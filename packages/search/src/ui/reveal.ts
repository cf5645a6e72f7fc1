/** Opens whatever hides a place on the page: closed details, other tabs, folded code. */

/** Makes a range visible and brings it into the middle of the view. */
export function reveal(range: Range): void {
  const element = range.startContainer.parentElement;
  for (let details = closed(element); details; details = closed(details)) details.open = true;
  const panel = element?.closest('[role=tabpanel][hidden]');
  if (panel) document.getElementById(panel.getAttribute('aria-labelledby') ?? '')?.click();
  const fold = element?.closest('figure[data-fold]')?.querySelector<HTMLElement>('.fold[aria-expanded=false]');
  if (fold && range.getBoundingClientRect().bottom > fold.getBoundingClientRect().top) fold.click();
  const { top, height } = range.getBoundingClientRect();
  scrollBy({ top: top + height / 2 - innerHeight / 2, behavior: 'instant' });
}

function closed(element: Element | null | undefined): HTMLDetailsElement | null {
  return element?.closest<HTMLDetailsElement>('details:not([open])') ?? null;
}
