/** Small helpers for a page's tree. */
import type { Element, ElementContent, Properties } from 'hast';
import { SKIP, visit } from 'unist-util-visit';

/** Makes an element. */
export function element(tagName: string, properties: Properties, ...children: (ElementContent | string)[]): Element {
  const nodes = children.map((child) => (typeof child === 'string' ? { type: 'text' as const, value: child } : child));
  return { type: 'element', tagName, properties, children: nodes };
}

/** Whether an element has a class. */
export function hasClass({ properties }: Element, name: string): boolean {
  return Array.isArray(properties.className) && properties.className.includes(name);
}

/** What takes an element's place: nothing to keep it, an empty list to drop it. */
type Change = (node: Element) => ElementContent[] | undefined;

/** Puts other nodes in the place of elements; what was put there is looked at too, unless it is the same element. */
export function replace(tree: Element, change: Change): void {
  visit(tree, 'element', (node, index, parent) => {
    if (!parent || index === undefined) return undefined;
    const made = change(node);
    if (!made) return undefined;
    parent.children.splice(index, 1, ...made);
    return made.length === 1 && made[0] === node ? undefined : [SKIP, index];
  });
}

/** All elements of a tree, itself included. */
export function elementsOf(tree: Element): Element[] {
  const found: Element[] = [];
  // By hand: a book is walked some dozen times, and the library's visit takes ten times as long.
  const take = (node: Element) => {
    found.push(node);
    for (const child of node.children) if (child.type === 'element') take(child);
  };
  take(tree);
  return found;
}
