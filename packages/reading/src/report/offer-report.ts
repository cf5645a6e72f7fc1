/** Offers, beside selected text, the link by which it is reported. */
import { words } from '../words/reader.ts';
import sheet from './report.css?url';
import { reportAddress, shortened } from './report-address.ts';

export { sheet };

let offered: HTMLElement | undefined;

function withdraw(): void {
  offered?.remove();
  offered = undefined;
}

document.addEventListener('selectionchange', () => {
  if (getSelection()?.isCollapsed) withdraw();
});

/** Shows the link for what is selected now. */
export default function offerReport(pattern: string): void {
  const selection = getSelection();
  withdraw();
  const text = shortened(selection?.toString() ?? '');
  const page = window.__site.page?.();
  if (!selection || !page || text.length < 2) return;
  const range = selection.getRangeAt(0);
  const link = document.createElement('a');
  link.textContent = words.reportQuote;
  link.target = '_blank';
  link.rel = 'noopener noreferrer';
  link.href = reportAddress(pattern, { title: page.title, path: page.path, text, address: addressOf(range) });
  link.setAttribute('aria-keyshortcuts', 'E');
  const place = document.createElement('aside');
  place.className = 'report-quote';
  place.setAttribute('aria-label', words.report);
  place.append(link);
  document.body.append(place);
  putBelow(place, range);
  offered = place;
}

/** The page's address, with the heading under which the text stands. */
function addressOf({ startContainer }: Range): string {
  const isBefore = (heading: Element) =>
    heading.contains(startContainer) ||
    heading.compareDocumentPosition(startContainer) & Node.DOCUMENT_POSITION_FOLLOWING;
  const headings = [...document.querySelectorAll('#article :is(h2, h3, h4, h5, h6)[id]')];
  const heading = headings.findLast(isBefore);
  const url = new URL(location.href);
  url.hash = heading?.id ?? '';
  return url.href;
}

/** Below the selection's end, within the window; by touch the sheet puts it at the window's lower edge. */
function putBelow(place: HTMLElement, range: Range): void {
  const { right, bottom } = [...range.getClientRects()].at(-1) ?? range.getBoundingClientRect();
  const most = document.documentElement.clientWidth - place.offsetWidth - 12;
  place.style.setProperty('--x', `${Math.max(12, Math.min(right - place.offsetWidth / 2, most))}px`);
  place.style.setProperty('--y', `${bottom + scrollY + 6}px`);
}
