/**
 * The link on which a click is expected, before the application is there. The browser renders its page ahead by the rules
 * that stand in every document (`emit/speculation-rules.ts`); one at a time, since each is a page in memory.
 */
import { EXPECTED } from '../../shared/constants.ts';

/** Whether this browser follows such rules; others have the document fetched. */
export const rendersAhead = !!HTMLScriptElement.supports?.('speculationrules');

/** Makes this the only link on which a click is expected; null for none. */
export function expectClick(link: Element | null): void {
  for (const other of document.querySelectorAll(`[${EXPECTED}]`)) if (other !== link) other.removeAttribute(EXPECTED);
  link?.setAttribute(EXPECTED, '');
}
