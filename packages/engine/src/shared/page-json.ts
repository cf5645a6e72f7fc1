/** The wire format of page data: without empty fields, and with links as tuples whose paths are relative where possible. */
import type { NavLink, PageData, SidebarNode } from './page.ts';

/** `[label, path]`; a group adds its items, or 1 where they were not sent; rare fields come last. */
type PackedNode = [label: string, path: string | 0, items?: PackedNode[] | 0 | 1, rest?: Partial<SidebarNode>];

type PackedLink = [title: string, path: string | 0];

type Links = 'breadcrumbs' | 'previous' | 'next';

export type PackedPage = Partial<Omit<PageData, 'nav' | Links>> & {
  nav?: PackedNode[];
  breadcrumbs?: PackedLink[];
  previous?: PackedLink;
  next?: PackedLink;
};

const EMPTY = {
  title: '',
  documentTitle: '',
  description: '',
  article: '',
  toc: [],
  styles: [],
};

/** Packs page data; a heading's text is left out when it equals its id. */
export function packPage(page: PageData): PackedPage {
  const toc = page.toc.map(({ text, ...item }) => (text === item.id ? item : { text, ...item }));
  const pack = ({ title, path }: NavLink): PackedLink => [title, shorten(path, folderOf(page.path))];
  const { previous, next } = page;
  const packed = {
    ...page,
    toc,
    breadcrumbs: page.breadcrumbs.map(pack),
    nav: packNodes(page.nav, '/'),
    previous: previous && pack(previous),
    next: next && pack(next),
  };
  return Object.fromEntries(Object.entries(packed).filter(([, value]) => !isEmpty(value)));
}

/** Unpacks page data. */
export function unpackPage({ nav = [], breadcrumbs = [], previous, next, ...packed }: PackedPage): PageData {
  const unpack = ([title, short]: PackedLink): NavLink => ({ title, ...lengthen(short, folderOf(packed.path)) });
  return {
    ...EMPTY,
    ...(packed as Omit<PageData, 'nav' | Links>),
    breadcrumbs: breadcrumbs.map(unpack),
    nav: unpackNodes(nav, '/'),
    ...(previous && { previous: unpack(previous) }),
    ...(next && { next: unpack(next) }),
  };
}

function isEmpty(value: unknown): boolean {
  return value === '' || value === undefined || (Array.isArray(value) && value.length === 0);
}

function packNodes(nodes: SidebarNode[], folder: string): PackedNode[] {
  return nodes.map(({ label, path, group, items, ...rest }) => {
    const below = group ? (items ? packNodes(items, folderOf(path, folder)) : 1) : 0;
    const short = shorten(path, folder);
    if (Object.keys(rest).length > 0) return [label, short, below, rest];
    return group ? [label, short, below] : [label, short];
  });
}

function unpackNodes(nodes: PackedNode[], folder: string): SidebarNode[] {
  return nodes.map(([label, short, below, rest]) => {
    const { path } = lengthen(short, folder);
    return {
      label,
      ...(path === undefined ? {} : { path }),
      ...(below ? { group: true as const } : {}),
      ...(below && below !== 1 ? { items: unpackNodes(below, folderOf(path, folder)) } : {}),
      ...rest,
    };
  });
}

/** A path below a folder without the folder; 0 for none. */
function shorten(path: string | undefined, folder: string): string | 0 {
  return path?.startsWith(folder) ? path.slice(folder.length) : (path ?? 0);
}

function lengthen(short: string | 0, folder: string): { path?: string } {
  if (short === 0) return {};
  return { path: short.startsWith('/') ? short : folder + short };
}

/** What the paths beside and below this one are relative to. */
function folderOf(path: string | undefined, outer = '/'): string {
  return path === undefined ? outer : path.slice(0, path.lastIndexOf('/') + 1);
}
