/** A sidebar as entries: folders and notes in order, each with the page it leads to. */
import type { AddressRules } from '../../config/schema.ts';
import { splitName } from '../read/doc-path.ts';
import type { Category } from './category.ts';
import type { CompiledPage, Folder } from './folder-tree.ts';

/** The page of an entry. */
export interface EntryPage {
  path: string;
  /** For breadcrumbs and previous/next. */
  title: string;
}

export interface Entry {
  label: string;
  page?: EntryPage;
  /** Address of a foreign site, instead of a page. */
  href?: string;
  /** Present for a group. */
  children?: Entry[];
  collapsible?: false;
  collapsed?: false;
}

/** An index page to be made for a group that has none. */
export interface GeneratedIndex {
  id: string;
  path: string;
  title: string;
  description?: string;
  /** Absent for a group that the configuration lists. */
  folder?: Folder;
  entry: Entry;
}

export interface EntryContext {
  addresses: AddressRules;
  /** Finds a note by an id written in a `_category_` file. */
  findDoc: (id: string) => CompiledPage | undefined;
  /** Called for an id that no note has. */
  onUnknownDoc: (id: string, category: Category) => void;
  onGenerated: (index: GeneratedIndex) => void;
  /** Where a group that has no page gets one; undefined: it gets none. */
  indexPath: (folder: Folder, label: string) => string | undefined;
}

interface Sortable {
  entry: Entry;
  position: number;
  name: string;
}

/** Entries of a folder, in order. */
export function buildEntries(folder: Folder, context: EntryContext, used = new Set<CompiledPage>()): Entry[] {
  // Groups first: they may take a note of this folder as their own page, which is then not listed again.
  const groups = [...folder.folders.values()].flatMap((child) =>
    group({ folder: child, parent: folder }, context, used),
  );
  const notes = folder.pages.filter((page) => !used.has(page)).map((page) => noteEntry(page, context));
  return [...groups, ...notes].sort(compare).map(({ entry }) => entry);
}

function noteEntry({ note, summary }: CompiledPage, { addresses }: EntryContext): Sortable {
  const name = note.file.split('/').at(-1) ?? '';
  const { sidebar_position, sidebar_label } = note.frontMatter;
  const title = sidebar_label ?? summary.title;
  const position = sidebar_position ?? splitName(name, addresses).number ?? Number.POSITIVE_INFINITY;
  return { entry: { label: title, page: { path: note.path, title } }, position, name };
}

function group(
  { folder, parent }: { folder: Folder; parent: Folder },
  context: EntryContext,
  used: Set<CompiledPage>,
): Sortable[] {
  const { category } = folder;
  const index = groupPage(folder, parent, context);
  if (index) used.add(index);
  const isOwnIndexListed = folder.index && folder.index !== index ? [noteEntry(folder.index, context)] : [];
  const children = [...isOwnIndexListed.map(({ entry }) => entry), ...buildEntries(folder, context, used)];
  if (!index && children.length === 0) return [];
  const label = category?.label ?? index?.note.frontMatter.sidebar_label ?? folder.name;
  const entry: Entry = { label };
  if (index) entry.page = { path: index.note.path, title: index.note.frontMatter.sidebar_label ?? index.summary.title };
  if (children.length > 0) Object.assign(entry, { children }, folding(category));
  const made = index ? undefined : generate(folder, entry, context);
  if (made) context.onGenerated(made);
  const position = category?.position ?? index?.note.frontMatter.sidebar_position ?? folder.number;
  return [{ entry, position: position ?? Number.POSITIVE_INFINITY, name: folder.file.split('/').at(-1) ?? '' }];
}

/** The note behind a group: what `_category_` names, else its index, else a note beside the folder with its name. */
function groupPage(folder: Folder, parent: Folder, context: EntryContext): CompiledPage | undefined {
  const link = folder.category?.link;
  if (link?.type === 'generated-index') return undefined;
  if (link?.type === 'doc' && folder.category) {
    const found = context.findDoc(`${folder.id}${link.id}`) ?? context.findDoc(link.id);
    if (found) return found;
    context.onUnknownDoc(link.id, folder.category);
  }
  return folder.index ?? parent.pages.find((page) => `${page.note.path.replace(/\/$/, '')}/` === `/${folder.id}`);
}

function folding(category: Category | undefined): Pick<Entry, 'collapsible' | 'collapsed'> {
  return {
    ...(category?.collapsible === false ? { collapsible: false as const } : {}),
    ...(category?.collapsed === false ? { collapsed: false as const } : {}),
  };
}

function generate(folder: Folder, entry: Entry, { indexPath }: EntryContext): GeneratedIndex | undefined {
  const link = folder.category?.link?.type === 'generated-index' ? folder.category.link : undefined;
  const title = link?.title ?? entry.label;
  const path = link?.slug === undefined ? indexPath(folder, entry.label) : slugPath(link.slug);
  if (path === undefined) return undefined;
  const description = link?.description ?? folder.category?.description;
  entry.page = { path, title };
  return { id: folder.id, path, title, folder, entry, ...(description === undefined ? {} : { description }) };
}

/** The path of a page that is made, from how its author names it. */
export function slugPath(slug: string): string {
  return `/${slug.normalize('NFC').replace(/^\/+|\/+$/g, '')}/`;
}

/** By position, those without one last; then by name, numbers in names by their value. */
function compare(a: Sortable, b: Sortable): number {
  if (a.position !== b.position) return a.position - b.position;
  return compareNames(a.name, b.name);
}

function compareNames(a: string, b: string): number {
  const left = a.match(/\d+|\D+/g) ?? [];
  const right = b.match(/\d+|\D+/g) ?? [];
  for (let i = 0; i < Math.min(left.length, right.length); i++) {
    const [one = '', two = ''] = [left[i], right[i]];
    if (one === two) continue;
    const difference = Number(one) - Number(two);
    if (difference) return difference;
    return one < two ? -1 : 1;
  }
  return left.length - right.length;
}
