/** Admonitions: `:::note` and `> [!NOTE]`. */
import type { BlockContent, DefinitionContent, Paragraph, PhrasingContent } from 'mdast';
import { toString as textOf } from 'mdast-util-to-string';
import { own } from '../../../shared/own.ts';
import { words } from '../../../words/notes.ts';
import { ADMONITIONS } from './kinds.ts';

interface Styled {
  data?: object | undefined;
}

/** Makes a node an admonition of the given kind; `title` stays marked-up. */
export function admonition(
  node: Styled & { children: (BlockContent | DefinitionContent)[] },
  name: string,
  title: PhrasingContent[],
): void {
  const shown: PhrasingContent[] =
    title.length > 0 ? title : [{ type: 'text', value: own<string>(words.admonitions, name) ?? name }];
  const heading: Paragraph = {
    type: 'paragraph',
    children: shown,
    data: { hProperties: { className: ['admonition-title'] } },
  };
  node.children.unshift(heading);
  node.data = {
    ...node.data,
    hName: 'div',
    hProperties: {
      className: ['admonition'],
      dataKind: ADMONITIONS[name]?.kind,
      role: 'note',
      ariaLabel: textOf(heading, { includeHtml: false }),
    },
  };
}
