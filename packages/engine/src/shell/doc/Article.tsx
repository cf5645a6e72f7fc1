import { memo } from 'react';
import { useMarkup } from '../use-markup.ts';

/**
 * The note. It is HTML, not React: `memo` keeps React from writing the same markup again, which would discard everything
 * that labs and the reader changed in it.
 */
export const Article = memo(function Article({ html }: { html: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: compiled and sanitised by the pipeline
  return <article id="article" className="prose" dangerouslySetInnerHTML={useMarkup(html)} />;
});
