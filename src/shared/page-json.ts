/** Page data as it travels: without what is empty, and with a sidebar of tuples whose paths are relative to their group's. */
import type { PageData, SidebarNode } from './page.ts';

/** `[label, path]`; a group adds its items, or 1 where they were not sent; what is rare stands at the end. */
type PackedNode = [label: string, path: string | 0, items?: PackedNode[] | 0 | 1, rest?: Partial<SidebarNode>];

export type PackedPage = Partial<Omit<PageData, 'nav'>> & { nav?: PackedNode[] };

const EMPTY = {
  title: '',
  documentTitle: '',
  description: '',
  article: '',
  toc: [],
  breadcrumbs: [],
  styles: [],
  labs: [],
};

/** Makes page data short; a heading's text is left out where it is its id. */
export function packPage(page: PageData): PackedPage {
  const toc = page.toc.map(({ text, ...item }) => (text === item.id ? item : { text, ...item }));
  const packed = { ...page, toc, nav: packNodes(page.nav, '/') };
  return Object.fromEntries(Object.entries(packed).filter(([, value]) => value !== '' && !isEmptyList(value)));
}

/** Gives packed page data back. */
export function unpackPage({ nav = [], ...packed }: PackedPage): PageData {
  return { ...EMPTY, ...(packed as Omit<PageData, 'nav'>), nav: unpackNodes(nav, '/') };
}

function isEmptyList(value: unknown): boolean {
  return Array.isArray(value) && value.length === 0;
}

function packNodes(nodes: SidebarNode[], folder: string): PackedNode[] {
  return nodes.map(({ label, path, group, items, ...rest }) => {
    const below = group ? (items ? packNodes(items, folderOf(path, folder)) : 1) : 0;
    const short = path?.startsWith(folder) ? path.slice(folder.length) : (path ?? 0);
    if (Object.keys(rest).length > 0) return [label, short, below, rest];
    return group ? [label, short, below] : [label, short];
  });
}

function unpackNodes(nodes: PackedNode[], folder: string): SidebarNode[] {
  return nodes.map(([label, short, below, rest]) => {
    const path = short === 0 ? undefined : short.startsWith('/') ? short : folder + short;
    return {
      label,
      ...(path === undefined ? {} : { path }),
      ...(below ? { group: true as const } : {}),
      ...(below && below !== 1 ? { items: unpackNodes(below, folderOf(path, folder)) } : {}),
      ...rest,
    };
  });
}

/** What the paths of a group's items are relative to. */
function folderOf(path: string | undefined, outer: string): string {
  return path === undefined ? outer : path.slice(0, path.lastIndexOf('/') + 1);
}
