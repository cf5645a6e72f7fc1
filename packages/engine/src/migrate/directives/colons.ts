/** Containers within containers: the outer one has more colons. */
import type { Nodes } from 'mdast';

const CONTAINERS = new Set(['containerDirective', 'indentedBlock', 'mdxJsxFlowElement']);

/** As many as the container needs for what it holds. */
export function colons(node: Nodes): string {
  return ':'.repeat(2 + heightOf(node));
}

/** Containers of the tree on the longest way down, this one counted. */
function heightOf(node: Nodes): number {
  const below = 'children' in node ? Math.max(0, ...node.children.map((child) => heightOf(child))) : 0;
  return below + (CONTAINERS.has(node.type) ? 1 : 0);
}
