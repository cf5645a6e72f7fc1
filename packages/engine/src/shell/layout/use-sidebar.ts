import { useEffect, useState } from 'react';
import type { PageData, SidebarNode } from '../../shared/page.ts';
import { navPath } from '../../shared/paths.ts';
import { toHref, usePage, useSite } from '../context.ts';
import { patientFetch } from '../navigation/patient-fetch.ts';
import { isRead, readings } from '../reading/reading.ts';
import { useStore } from '../store.ts';
import { type GroupChange, isOpen, lacksItems, type OpenGroups, withBranch, withGroup } from './open-groups.ts';
import { loadGroups, saveGroups } from './sidebar-memory.ts';

interface SidebarState {
  id: string | undefined;
  path: string;
  groups: OpenGroups;
  /** The whole tree, once loaded; until then the page's open branch is shown. */
  whole?: SidebarNode[];
  failed?: boolean;
  /** The groups were restored, not opened by the reader: no animation. */
  isRestored?: boolean;
}

/** The tree of the page's section, as sidebar and drawer both show it. */
export interface SidebarTree {
  id: string;
  nodes: SidebarNode[];
  path: string;
  failed: boolean;
  isRestored: boolean;
  isOpen: (node: SidebarNode, key: string) => boolean;
  isRead: (path: string) => boolean;
  toggle: (change: GroupChange) => void;
  retry: () => void;
}

/** After a navigation: the groups down to the new page are open; another section starts fresh. */
function followPage(state: SidebarState, page: PageData): SidebarState {
  if (state.id !== page.sidebar) return { id: page.sidebar, path: page.path, groups: {} };
  return {
    ...state,
    path: page.path,
    isRestored: false,
    groups: withBranch(state.groups, state.whole ?? page.nav, { path: page.path }),
  };
}

/** Keeps which groups are open, and loads the rest of the sidebar when a group without items is opened. */
export function useSidebar(): SidebarTree | null {
  const site = useSite();
  const page = usePage();
  const [held, setState] = useState<SidebarState>({ id: page.sidebar, path: page.path, groups: {} });
  const isStale = held.id !== page.sidebar || held.path !== page.path;
  const state = isStale ? followPage(held, page) : held;
  if (isStale) setState(state);
  const { id, groups, whole, failed = false, isRestored = false } = state;
  const nodes = whole ?? page.nav;
  const isKnown = useStore(readings, 0) > 0;

  // Only on entering a section: the open page is read here, but a new one is followed above.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  useEffect(() => {
    const stored = id && loadGroups(id);
    if (!stored) return;
    // A reload restores the open groups, even if the current page is inside a closed one; another page opens its own groups.
    const isReload = stored.path === page.path;
    const restored = isReload ? stored.groups : withBranch(stored.groups, page.nav, { path: page.path });
    setState((now) => (now.id === id ? { ...now, groups: restored, isRestored: true } : now));
  }, [id]);

  useEffect(() => {
    if (id && Object.keys(groups).length > 0) saveGroups(id, { path: page.path, groups });
  }, [id, page.path, groups]);

  const mustFetch = !whole && !failed && lacksItems(nodes, groups, { path: page.path });
  useEffect(() => {
    if (!id || !mustFetch) return;
    const settle = (news: Partial<SidebarState>) => setState((now) => (now.id === id ? { ...now, ...news } : now));
    patientFetch(toHref(site, navPath(id)))
      .then((answer) => (answer.ok ? answer.json() : Promise.reject(answer.status)))
      .then((tree: SidebarNode[]) => settle({ whole: tree }))
      .catch(() => settle({ failed: true }));
  }, [id, mustFetch, site]);

  if (!id) return null;
  return {
    id,
    nodes,
    path: page.path,
    failed,
    isRestored,
    isOpen: (node, key) => isOpen(node, key, { groups, path: page.path }),
    isRead: (path) => isKnown && isRead(path),
    toggle: (change) => setState({ ...state, isRestored: false, groups: withGroup(groups, change) }),
    retry: () => setState({ ...state, failed: false }),
  };
}
