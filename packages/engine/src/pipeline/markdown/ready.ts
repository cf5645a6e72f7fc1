/** Markdown nodes that are already HTML: a step puts them into the tree, and the conversion keeps them unchanged. */
import type { Element } from 'hast';
import type { Node } from 'mdast';

export interface ReadyNode extends Node {
  type: 'ready';
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
    ready: ReadyNode;
  }
  interface PhrasingContentMap {
    ready: ReadyNode;
  }
}

/** Wraps an element so that it can stand in a Markdown tree. */
export function ready(element: Element, words: Pick<ReadyNode, 'value' | 'labels' | 'code'> = {}): ReadyNode {
  return { type: 'ready', element, ...words };
}

/** Makes an element; `className` and the like as in hast. */
export function element(tagName: string, properties: Element['properties'], ...children: Element['children']): Element {
  return { type: 'element', tagName, properties, children };
}

/** Makes a text node. */
export function text(value: string): { type: 'text'; value: string } {
  return { type: 'text', value };
}
