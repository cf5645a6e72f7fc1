/** What the not-found page offers; a chunk of its own, since few readers see that page. */
import type { NavLink, SidebarNode } from '../../shared/page.ts';
import { decodePath, navPath, stripBase, toHref } from '../../shared/paths.ts';
import type { ShellConfig } from '../../shared/site.ts';
import { patientFetch } from '../navigation/patient-fetch.ts';
import { listPages, nearestTitles } from './nearest-titles.ts';

/** The nearest pages of the section that the first segment of the address names; none when it names no section. */
export default async function findNearest(site: ShellConfig): Promise<NavLink[]> {
  const path = stripBase(site.baseUrl, decodePath(location.pathname) ?? '/');
  const sidebar = site.sidebars.find(({ folder }) => folder === path?.split('/')[1]);
  if (!path || !sidebar) return [];
  const answer = await patientFetch(toHref(site.baseUrl, navPath(sidebar.id)));
  if (!answer.ok) throw new Error(String(answer.status));
  return nearestTitles(listPages((await answer.json()) as SidebarNode[]), path);
}
