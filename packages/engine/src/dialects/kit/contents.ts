/** `[TOC]`, `[[toc]]`: the outline stands beside every note, so the mark goes. */
import type { Root } from 'mdast';
import { toString as textOf } from 'mdast-util-to-string';
import { SKIP, visit } from 'unist-util-visit';

/** Takes paragraphs that are such a mark out of the tree. */
export function takeContents(tree: Root): void {
  visit(tree, 'paragraph', (node, index, parent) => {
    if (!parent || index === undefined || !/^(?:\[toc\]|\[\[toc\]\])$/i.test(textOf(node).trim())) return undefined;
    parent.children.splice(index, 1);
    return [SKIP, index];
  });
}
