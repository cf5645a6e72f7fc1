/** HTML of the build for `dangerouslySetInnerHTML`. */
import { useMemo } from 'react';
import { trustedHtml } from './trusted.ts';

/** The same object as long as the text is the same: for a new object React would write the markup again. */
export function useMarkup(html: string): { __html: string } {
  return useMemo(() => ({ __html: trustedHtml(html) }), [html]);
}
