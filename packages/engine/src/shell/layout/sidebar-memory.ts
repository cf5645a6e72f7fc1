import type { OpenGroups } from './open-groups.ts';

const groupsKey = (id: string) => `sidebar-groups:${id}`;
const scrollKey = (id: string) => `sidebar-scroll:${id}`;

/** With blocked storage nothing is remembered. */
function attempt<T>(action: () => T, otherwise: T): T {
  try {
    return action();
  } catch {
    return otherwise;
  }
}

interface StoredGroups {
  /** The page on which they were left. */
  path: string;
  groups: OpenGroups;
}

/** The groups opened or closed in this tab; null when nothing is remembered. */
export function loadGroups(id: string): StoredGroups | null {
  return attempt(() => {
    const { path, groups } = JSON.parse(sessionStorage.getItem(groupsKey(id)) ?? '{}');
    return typeof path === 'string' && groups && typeof groups === 'object' ? { path, groups } : null;
  }, null);
}

/** Keeps the groups for a reload or another document of the section. */
export function saveGroups(id: string, stored: StoredGroups): void {
  attempt(() => sessionStorage.setItem(groupsKey(id), JSON.stringify(stored)), undefined);
}

/** How far the sidebar was scrolled; null when nothing is remembered. */
export function loadScroll(id: string): number | null {
  const stored = attempt(() => sessionStorage.getItem(scrollKey(id)), null);
  return stored === null ? null : Number(stored) || 0;
}

/** Keeps how far the sidebar is scrolled. */
export function saveScroll(id: string, top: number): void {
  attempt(() => sessionStorage.setItem(scrollKey(id), String(Math.round(top))), undefined);
}
