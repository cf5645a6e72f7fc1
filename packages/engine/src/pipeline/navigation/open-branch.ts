/**
 * The part of a sidebar that one page carries: every level of the branch down to the page with all its siblings,
 * closed groups without their items. So page data do not grow with the site.
 */
import type { SidebarNode } from '../../shared/page.ts';

/** Nodes from the top down to each path; built once a tree, or 10,000 pages would search 10,000 nodes each. */
const trails = new WeakMap<SidebarNode[], Map<string, Set<SidebarNode>>>();

/** The sidebar with only the items of the branch that is open on the page at `path`. */
export function openBranch(tree: SidebarNode[], path: string): SidebarNode[] {
  let known = trails.get(tree);
  if (!known) {
    known = findTrails(tree);
    trails.set(tree, known);
  }
  return prune(tree, known.get(path) ?? new Set());
}

function prune(nodes: SidebarNode[], trail: Set<SidebarNode>): SidebarNode[] {
  return nodes.map((node) => {
    if (!node.items) return node;
    const isOpen = trail.has(node) || node.collapsed === false || node.collapsible === false;
    const { items, ...closed } = node;
    return isOpen ? { ...closed, items: prune(items, trail) } : closed;
  });
}

function findTrails(tree: SidebarNode[]): Map<string, Set<SidebarNode>> {
  const found = new Map<string, Set<SidebarNode>>();
  const visit = (nodes: SidebarNode[], above: SidebarNode[]) => {
    for (const node of nodes) {
      const trail = node.items ? [...above, node] : above;
      if (node.path !== undefined && !found.has(node.path)) found.set(node.path, new Set(trail));
      if (node.items) visit(node.items, trail);
    }
  };
  visit(tree, []);
  return found;
}
