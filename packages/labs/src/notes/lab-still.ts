/** What stands for a lab without scripts and on paper, drawn once at build by React from the lab's own model. */
import type { ElementContent } from 'hast';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { parseHtml } from 'study-notes/pipeline/markdown/parse-html';
import type { Still } from '../define.ts';
import { StillLayout } from '../runtime/StillLayout.tsx';

/** The picture and its words as nodes of the article; throws what the components throw. */
export function stillPicture(still: Still, options: object): ElementContent[] {
  const markup = renderToStaticMarkup(createElement(StillLayout, { still, options }));
  return parseHtml(markup, { fragment: true }).children as ElementContent[];
}

/** What is to be seen in the picture, for whoever reads the note's text; nothing of a lab that has no model yet. */
export function stillWords({ model }: Still, options: object): { sentence?: string } {
  return model ? { sentence: model.describe(model.start(options)) } : {};
}
