/** The generated JSON for tools (spec section 3), read from a built site. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SidebarNode } from '../../packages/engine/src/shared/page.ts';
import { outputOf, type SiteName } from './sites.ts';

export interface VersionModel {
  name: string;
  label: string;
  isLast: boolean;
  path: string;
  mainDocId: string;
  docs: { id: string; path: string; sidebar?: string }[];
  draftIds: string[];
  sidebars: Record<string, { link?: { path: string; label: string } }>;
  breadcrumbs: boolean;
}

export interface RouteModel {
  path: string;
  component: string;
  exact?: boolean;
  sidebar?: string;
  /** Stable; absent on parent layouts. */
  number?: number;
  /** Short hash of a parent layout's content. */
  hash?: string;
  routes?: RouteModel[];
}

/** Reads one file of the model: `version`, `locale`, `routes` or `metadata`. */
export function readModel<T>(site: SiteName, name: string): T {
  return JSON.parse(readFileSync(join(outputOf(site), 'data/assets/model', `${name}.json`), 'utf8')) as T;
}

/** The whole tree of a sidebar. */
export function readNav(site: SiteName, sidebar: string): SidebarNode[] {
  return JSON.parse(readFileSync(join(outputOf(site), 'data/assets/nav', `${sidebar}.json`), 'utf8')) as SidebarNode[];
}

/** Every path of a sidebar. */
export function pathsOf(nodes: SidebarNode[]): string[] {
  return nodes.flatMap((node) => [...(node.path ? [node.path] : []), ...pathsOf(node.items ?? [])]);
}

/** Paths of all listed notes of a site, from its version model. */
export function docPaths(site: SiteName): string[] {
  return readModel<VersionModel>(site, 'version').docs.map(({ path }) => path);
}

/** Every file of a built site whose name ends so. */
export function builtFiles(site: SiteName, ending: string): string[] {
  return readdirSync(outputOf(site), { recursive: true })
    .map(String)
    .filter((file) => file.endsWith(ending));
}
