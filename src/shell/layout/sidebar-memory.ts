import type { OpenGroups } from './open-groups.ts';

const groupsKey = (id: string) => `sidebar-groups:${id}`;
const scrollKey = (id: string) => `sidebar-scroll:${id}`;

/** Blocked storage only means that nothing is remembered. */
function attempt<T>(action: () => T, otherwise: T): T {
  try {
    return action();
  } catch {
    return otherwise;
  }
}

/** The groups opened or closed by hand in this tab. */
export function loadGroups(id: string): OpenGroups {
  return attempt(() => {
    const stored: unknown = JSON.parse(sessionStorage.getItem(groupsKey(id)) ?? '{}');
    return Object.fromEntries(Object.entries(stored ?? {}).filter(([, open]) => typeof open === 'boolean'));
  }, {});
}

/** Keeps the groups for a reload or another document of the section. */
export function saveGroups(id: string, groups: OpenGroups): void {
  attempt(() => sessionStorage.setItem(groupsKey(id), JSON.stringify(groups)), undefined);
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
