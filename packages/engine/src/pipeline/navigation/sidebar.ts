/** From entries to the sidebar tree, and the place of each page in it. */
import type { NavLink, SidebarNode } from '../../shared/page.ts';
import type { SidebarConfig } from '../../shared/site.ts';
import type { Entry } from './entries.ts';

/** Where a page is in its sidebar. */
export interface Placement {
  breadcrumbs: NavLink[];
  previous?: NavLink;
  next?: NavLink;
}

/** The tree readers see. */
export function toSidebar(entries: Entry[]): SidebarNode[] {
  return entries.map(({ label, page, href, children, collapsible, collapsed }) => ({
    label,
    ...(page ? { path: page.path } : {}),
    ...(href === undefined ? {} : { href }),
    ...(children ? { group: true as const, items: toSidebar(children) } : {}),
    ...(collapsible === false ? { collapsible } : {}),
    ...(collapsed === false ? { collapsed } : {}),
  }));
}

/** Breadcrumbs and neighbours of every page of a sidebar, by path. */
export function placements(entries: Entry[], sidebar: SidebarConfig, introPath: string): Map<string, Placement> {
  const found = new Map<string, Placement>();
  const order: NavLink[] = [];
  const section = (path: string): NavLink =>
    path === introPath ? { title: sidebar.label } : { title: sidebar.label, path: introPath };
  const visit = (list: Entry[], above: NavLink[]) => {
    for (const { label, page, children } of list) {
      const crumb: NavLink = { title: children ? label : (page?.title ?? label), ...(page ? { path: page.path } : {}) };
      const trail = [...above, crumb];
      if (page && !found.has(page.path)) {
        found.set(page.path, { breadcrumbs: [section(page.path), ...trail] });
        order.push({ title: page.title, path: page.path });
      }
      if (children) visit(children, trail);
    }
  };
  visit(entries, []);
  linkNeighbours(order, found);
  return found;
}

function linkNeighbours(order: NavLink[], found: Map<string, Placement>): void {
  order.forEach((link, index) => {
    const placement = found.get(link.path ?? '');
    const [previous, next] = [order[index - 1], order[index + 1]];
    if (placement && previous) placement.previous = previous;
    if (placement && next) placement.next = next;
  });
}
