/** The article of a generated index page: its title and the entries of its group. */
import type { Doc } from '../pipeline/types.ts';
import type { NavLink, SidebarNode } from '../shared/page.ts';
import { toHref } from '../shared/paths.ts';
import { escapeText } from './escape.ts';

/** HTML of a generated index. */
export function generatedArticle(title: string, generated: NonNullable<Doc['generated']>, baseUrl: string): string {
  const lead = generated.description ? `<p>${escapeText(generated.description)}</p>` : '';
  return `<h1>${escapeText(title)}</h1>${lead}${entryList(generated.items, baseUrl)}`;
}

/** Links to entries, those without a page as plain text. */
export function entryList(items: readonly NavLink[], baseUrl: string): string {
  const lines = items.map((item) => {
    const text = escapeText(item.title);
    return `<li>${item.path === undefined ? text : `<a href="${escapeText(toHref(baseUrl, item.path))}">${text}</a>`}</li>`;
  });
  return `<ul class="index">${lines.join('')}</ul>`;
}

/** What stands in the deepest group that is the page's or holds it, else in the whole sidebar; the page itself left out. */
export function entriesAround(path: string, tree: readonly SidebarNode[]): NavLink[] {
  const entries = deepest(path, tree) ?? tree;
  return entries
    .filter((entry) => entry.path !== path)
    .map(({ label, path: to }) => ({ title: label, ...(to !== undefined && { path: to }) }));
}

function deepest(path: string, nodes: readonly SidebarNode[]): readonly SidebarNode[] | undefined {
  for (const { path: own, items } of nodes) {
    if (!items) continue;
    const found = deepest(path, items);
    if (found) return found;
    if (own === path || items.some((item) => item.path === path)) return items;
  }
  return undefined;
}
