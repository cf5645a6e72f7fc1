import type { SidebarNode } from '../../shared/page.ts';

/** Groups that the reader opened (true) or closed (false); others follow the current page. */
export type OpenGroups = Record<string, boolean>;

/** A group's name within its sidebar: the labels down to it. */
export function groupKey(parent: string, node: SidebarNode): string {
  return `${parent}/${node.label}`;
}

/** Whether the page lies in this group, or is its index page. */
export function holdsPage(node: SidebarNode, path: string): boolean {
  return node.path === path || (node.items ?? []).some((item) => holdsPage(item, path));
}

/** Whether a group stands open. */
export function isOpen(
  node: SidebarNode,
  key: string,
  { groups, path }: { groups: OpenGroups; path: string },
): boolean {
  if (node.collapsible === false) return true;
  return groups[key] ?? (node.collapsed === false || holdsPage(node, path));
}

/** One group of a level that is opened or closed. */
export interface GroupChange {
  level: SidebarNode[];
  /** Key of the group around the level. */
  parent: string;
  node: SidebarNode;
  open: boolean;
}

/** Opens or closes one group; opening closes the others at its level. */
export function withGroup(groups: OpenGroups, { level, parent, node, open }: GroupChange) {
  const next = { ...groups };
  if (open) for (const sibling of level) if (sibling.group) next[groupKey(parent, sibling)] = false;
  next[groupKey(parent, node)] = open;
  return next;
}

/** Opens the groups down to a page and closes their siblings. */
export function withBranch(
  groups: OpenGroups,
  level: SidebarNode[],
  { path, parent = '' }: { path: string; parent?: string },
): OpenGroups {
  const node = level.find((item) => item.group && holdsPage(item, path));
  if (!node) return groups;
  return withBranch(withGroup(groups, { level, parent, node, open: true }), node.items ?? [], {
    path,
    parent: groupKey(parent, node),
  });
}

/** Whether an open group's items have not been loaded yet. */
export function lacksItems(
  level: SidebarNode[],
  groups: OpenGroups,
  { path, parent = '' }: { path: string; parent?: string },
): boolean {
  return level.some((node) => {
    const key = groupKey(parent, node);
    if (!node.group || !isOpen(node, key, { groups, path })) return false;
    return !node.items || lacksItems(node.items, groups, { path, parent: key });
  });
}
