import type { PageData } from '../../shared/page.ts';
import type { NavbarItem, ShellConfig } from '../../shared/site.ts';
import { toHref } from '../context.ts';
import { unknownSidebar } from '../errors/catalogue.ts';

export interface NavbarTarget {
  href: string;
  isExternal: boolean;
  /** `page` on the very page, `true` anywhere else in the section. */
  current?: 'page' | 'true';
}

/** Where a navbar item leads, and whether the reader is there. */
export function navbarTarget(site: ShellConfig, page: PageData, item: NavbarItem): NavbarTarget {
  if (item.type === 'docSidebar') return sidebarTarget(site, page, item.sidebarId ?? '');
  const href = item.href ?? '/';
  if (!href.startsWith('/')) return { href, isExternal: true };
  return { href: toHref(site, href), isExternal: false, current: href === page.path ? 'page' : undefined };
}

function sidebarTarget(site: ShellConfig, page: PageData, id: string): NavbarTarget {
  const sidebar = site.sidebars.find((candidate) => candidate.id === id);
  if (!sidebar) throw unknownSidebar(id);
  const path = introPath(sidebar.intro);
  const current = page.path === path ? 'page' : page.sidebar === id ? 'true' : undefined;
  return { href: toHref(site, path), isExternal: false, current };
}

/** The path of a doc id: the id with a leading slash. */
export function introPath(id: string): string {
  return `/${id}`;
}
