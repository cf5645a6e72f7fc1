/** Beside the code of every recorded run a link that opens it; a site whose samples are not recorded has none. */
import type { Element, Root } from 'hast';
import type { NoteContext } from 'study-notes/pipeline/markdown/context';
import { visit } from 'unist-util-visit';
import { RUN_KEY } from '../page-labs.ts';
import { words } from '../words/frame.ts';
import { noteRun } from './lab-names.ts';

/** The state before the first step, as the run's link format writes it. */
const START = 'AQ';

/** Adds the links; without scripts the page hides what has an action. */
export function addRunLinks(article: Root, context: NoteContext): void {
  let count = 0;
  visit(article, 'element', (figure: Element) => {
    if (figure.tagName !== 'figure' || figure.properties.dataRun === undefined) return;
    noteRun(context);
    count++;
    const caption = figure.children.find(
      (child): child is Element => child.type === 'element' && child.tagName === 'figcaption',
    );
    const properties = { className: ['code-check'], dataAction: 'open-run', href: `#lab=${RUN_KEY}${count}.${START}` };
    const link: Element = {
      type: 'element',
      tagName: 'a',
      properties,
      children: [{ type: 'text', value: words.seeInLab }],
    };
    // Before the language: tools lie over the end of the caption.
    caption?.children.splice(-1, 0, link);
  });
}
