/** Pages that are no notes get out of the way of notes: an address that a note or a folder of notes has is theirs. */
import type { FixedRoute } from './model.ts';
import { routeKey } from './read/routes.ts';
import type { NoteHeader } from './types.ts';

export interface PlacedRoutes {
  /** Where they are. */
  fixed: FixedRoute[];
  /** From where one would have been to where it is. */
  moved: Record<string, string>;
}

/** Places them all; a note that is the root takes the place of the home page. */
export function placeRoutes(routes: readonly FixedRoute[], notes: readonly NoteHeader[]): PlacedRoutes {
  const taken = addressesOf(notes);
  const placed: PlacedRoutes = { fixed: [], moved: {} };
  for (const route of routes) {
    const path = route.isFallback ? route.path : freePath(route.path, taken);
    if (route.path === '/' && path !== '/') continue;
    placed.fixed.push({ ...route, path });
    if (path !== route.path) placed.moved[route.path] = path;
  }
  return placed;
}

/** Keys of their addresses, earlier ones too, and of the folders in which they are. */
function addressesOf(notes: readonly NoteHeader[]): Set<string> {
  const taken = new Set<string>();
  for (const { path, frontMatter } of notes) {
    const names = routeKey(path).split('/');
    for (let end = 2; end <= names.length; end++) taken.add(names.slice(0, end).join('/'));
    for (const alias of frontMatter.aliases ?? []) taken.add(routeKey(alias));
  }
  return taken;
}

/** As ids of headings: `/search-1` where `/search` is taken. */
function freePath(path: string, taken: ReadonlySet<string>): string {
  let free = path;
  for (let number = 1; taken.has(routeKey(free)); number++) free = `${path}-${number}`;
  return free;
}
