/** Markdown nodes that are already HTML: a step puts them into the tree, and the conversion keeps them unchanged. */
import type { Element } from 'hast';
import type { Node } from 'mdast';

export interface ElementNode extends Node {
  type: 'elementNode';
  element: Element;
  /** Its text for search and descriptions: a picture's alt, a formula as text. */
  value?: string;
  /** What is written in a picture. */
  labels?: string[];
  /** Source that is shown as code. */
  code?: string;
}

declare module 'mdast' {
  interface RootContentMap {
    elementNode: ElementNode;
  }
  interface PhrasingContentMap {
    elementNode: ElementNode;
  }
}

/** Wraps an element so that it can stand in a Markdown tree. */
export function elementNode(element: Element, words: Pick<ElementNode, 'value' | 'labels' | 'code'> = {}): ElementNode {
  return { type: 'elementNode', element, ...words };
}

/** Makes an element; `className` and the like as in hast. */
export function element(tagName: string, properties: Element['properties'], ...children: Element['children']): Element {
  return { type: 'element', tagName, properties, children };
}

/** Makes a text node. */
export function text(value: string): { type: 'text'; value: string } {
  return { type: 'text', value };
}
