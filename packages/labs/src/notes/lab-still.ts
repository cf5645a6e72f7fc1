/** The picture of a lab without scripts: its React component, drawn once at build. */
import type { ElementContent } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Still } from '../define.ts';

/** The picture as nodes of the article; throws what the component throws. */
export function stillPicture(still: Still, options: object): ElementContent[] {
  const markup = renderToStaticMarkup(createElement(still.Picture, { options }));
  return fromHtml(markup, { fragment: true }).children as ElementContent[];
}
