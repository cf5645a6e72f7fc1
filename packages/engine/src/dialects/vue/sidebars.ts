/** Sidebars and navigation bars as VuePress and VitePress write them. */
import type { UserConfig } from '../../config/schema.ts';
import { listedDocIds, type SidebarItem } from '../../config/sidebar-items.ts';
import { docIdOf, isOutside } from '../project/link-to-id.ts';
import { fields, listOf, textOf } from '../project/look.ts';

type Sidebars = NonNullable<UserConfig['sidebars']>;

/** One list for all, or lists by the path below which they are shown. */
export function sidebarsOf(sidebar: unknown, label: string): Sidebars {
  if (Array.isArray(sidebar)) return listed('notes', label, itemsOf(sidebar));
  return Object.entries(fields(sidebar)).flatMap(([path, value], at) => {
    const list = Array.isArray(value) ? value : listOf(fields(value).items);
    const base = textOf(fields(value).base) ?? '';
    const items = itemsOf(list, base || path);
    return listed(`part-${at}`, labelOf(items) ?? (path.replace(/^\/+|\/+$/g, '') || label), items);
  });
}

function listed(id: string, label: string, items: SidebarItem[]): Sidebars {
  return listedDocIds(items).length > 0 ? [{ id, label, items }] : [];
}

/** Of a list that is one group. */
function labelOf(items: SidebarItem[]): string | undefined {
  const [only, ...rest] = items;
  return rest.length === 0 && typeof only === 'object' && 'group' in only ? only.group : undefined;
}

/** Both engines' words for the same: `text` and `title`, `link` and `path`, `items` and `children`. */
function itemsOf(list: readonly unknown[], folder = ''): SidebarItem[] {
  return list.flatMap((entry): SidebarItem[] => {
    if (typeof entry === 'string') return linkItem(entry, undefined, folder);
    if (Array.isArray(entry)) return linkItem(String(entry[0] ?? ''), textOf(entry[1]), folder);
    const { text, title, link, path, items, children, collapsed, collapsable, collapsible, base, prefix } =
      fields(entry);
    const label = textOf(text) ?? textOf(title);
    const target = textOf(link) ?? textOf(path);
    const inner = textOf(base) ?? textOf(prefix) ?? folder;
    const below = itemsOf([...listOf(items), ...listOf(children)], inner);
    if (below.length === 0) return target === undefined ? [] : linkItem(target, label, textOf(base) ?? folder);
    const isOpen = collapsed === false || collapsable === false || collapsible === false || collapsed === undefined;
    const own = target !== undefined && !isOutside(target) ? { doc: docIdOf(target, folder) } : {};
    return [{ group: label ?? '', ...own, items: below, ...(isOpen && { collapsed: false }) }];
  });
}

function linkItem(target: string, label: string | undefined, folder: string): SidebarItem[] {
  if (isOutside(target)) return /^https?:/.test(target) ? [{ href: target, label: label ?? target }] : [];
  return [{ doc: docIdOf(target, folder), ...(label !== undefined && { label: plainText(label) }) }];
}

/** Labels may hold HTML. */
function plainText(label: string): string {
  return label.replace(/<[^>]*>/g, '').trim() || label;
}

/** Links of the bar; those of its menus one after the other. */
export function navbarItemsOf(nav: unknown): NonNullable<NonNullable<UserConfig['navbar']>['items']> {
  return listOf(nav).flatMap((entry) => {
    const { text, link, items, children } = fields(entry);
    const label = textOf(text);
    const href = textOf(link);
    if (label && href && isUsable(href)) return [{ type: 'link' as const, label, href: hrefOf(href) }];
    return navbarItemsOf([...listOf(items), ...listOf(children)]);
  });
}

function isUsable(href: string): boolean {
  return isOutside(href) ? /^https?:/.test(href) : href.startsWith('/');
}

function hrefOf(href: string): string {
  return isOutside(href) ? href : href.replace(/\.(?:md|html)(?=$|[?#])/, '').replace(/(?<=\/)index(?=$|[?#])/, '');
}
