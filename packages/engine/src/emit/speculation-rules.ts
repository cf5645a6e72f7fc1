/** Speculation rules: the same text in every document. Browsers hold them for an inline script, so the policy names their hash. */
import { EXPECTED } from '../shared/constants.ts';

/**
 * The page of the marked link is rendered ahead, at once. Which link is marked, and whether the reader's line allows it, is
 * decided in the browser (`shell/prefetch/start.ts`): without scripts nothing is.
 */
export const SPECULATION_RULES = JSON.stringify({
  prerender: [{ where: { selector_matches: `[${EXPECTED}]` }, eagerness: 'immediate' }],
});
