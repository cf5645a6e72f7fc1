/** Containers that become one element of HTML. */
import type { PhrasingContent } from 'mdast';
import { toString as textOf } from 'mdast-util-to-string';
import type { ContainerHandler } from '../../pipeline/markdown/note-feature.ts';
import { words } from '../../words/notes.ts';

/** A block that readers open; `{open}` behind its title opens it. */
export const details: ContainerHandler = (node, label) => {
  const shown: PhrasingContent[] = textOf(label) ? label : [{ type: 'text', value: words.details }];
  node.children.unshift({ type: 'paragraph', children: shown, data: { hName: 'summary' } });
  const isOpen = node.attributes?.open !== undefined && node.attributes.open !== null;
  node.data = { ...node.data, hName: 'details', hProperties: isOpen ? { open: true } : {} };
};

/** A block without looks of its own. */
export const plain: ContainerHandler = (node) => {
  node.data = { ...node.data, hName: 'div' };
};

/** A block whose text is set to one side, or in the middle. */
export function aligned(align: 'left' | 'center' | 'right'): ContainerHandler {
  return (node) => {
    node.data = { ...node.data, hName: 'div', hProperties: { align } };
  };
}
