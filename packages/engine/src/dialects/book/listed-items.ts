/** A list of links in Markdown, as mdBook's `SUMMARY.md` and docsify's `_sidebar.md` are, as a sidebar. */
import type { Link, List, ListItem, RootContent } from 'mdast';
import { toString as textOf } from 'mdast-util-to-string';
import type { SidebarItem } from '../../config/sidebar-items.ts';
import { checkSize } from '../../pipeline/markdown/limits/check-size.ts';
import { LimitError } from '../../pipeline/markdown/limits/limit-error.ts';
import { parseMarkdown } from '../../pipeline/markdown/parse.ts';
import { docIdOf, isOutside } from '../project/link-to-id.ts';

type Group = Extract<SidebarItem, { group: string }>;

/** Entries in their order; those below a heading are a group. None of a list beyond a note's limits: it is reported as a note. */
export function listedItems(source: string): SidebarItem[] {
  if (!isWithinLimits(source)) return [];
  const all: SidebarItem[] = [];
  let into = all;
  const [first, ...rest] = parseMarkdown(source).children;
  // The list's own title.
  const nodes = first?.type === 'heading' || !first ? rest : [first, ...rest];
  for (const node of nodes) {
    if (node.type === 'heading') {
      const group: Group = { group: textOf(node), items: [], collapsed: false };
      all.push(group);
      into = group.items;
    } else into.push(...entriesOf(node));
  }
  return all.filter((item) => typeof item === 'string' || !('group' in item) || item.items.length > 0);
}

function isWithinLimits(source: string): boolean {
  try {
    checkSize(source);
    return true;
  } catch (error) {
    if (error instanceof LimitError) return false;
    throw error;
  }
}

/** Of a list; of a paragraph the links in it, which are chapters without a number. */
function entriesOf(node: RootContent): SidebarItem[] {
  if (node.type === 'list') return itemsOf(node);
  return node.type === 'paragraph' ? node.children.filter((child) => child.type === 'link').flatMap(linkItem) : [];
}

function itemsOf(list: List): SidebarItem[] {
  return list.children.flatMap((item) => {
    const below = item.children.flatMap((child) => (child.type === 'list' ? itemsOf(child) : []));
    return below.length > 0 ? [groupOf(item, below)] : entryOf(item);
  });
}

function entryOf(item: ListItem): SidebarItem[] {
  const link = linkIn(item);
  return link ? linkItem(link) : [];
}

function groupOf(item: ListItem, items: SidebarItem[]): Group {
  const link = linkIn(item);
  const [head] = item.children;
  const own = link && isPage(link) ? { doc: docIdOf(link.url) } : {};
  return { group: head?.type === 'paragraph' ? textOf(head) : '', ...own, items };
}

function linkIn({ children: [head] }: ListItem): Link | undefined {
  return head?.type === 'paragraph' ? head.children.find((child) => child.type === 'link') : undefined;
}

function linkItem(link: Link): SidebarItem[] {
  const label = textOf(link);
  if (isPage(link)) return [{ doc: docIdOf(link.url), ...(label && { label }) }];
  return /^https?:/.test(link.url) ? [{ href: link.url, label: label || link.url }] : [];
}

/** A chapter without a file is only planned. */
function isPage({ url }: Link): boolean {
  return url !== '' && !url.startsWith('#') && !isOutside(url);
}
