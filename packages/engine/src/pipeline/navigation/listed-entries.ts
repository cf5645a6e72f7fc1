/** A sidebar whose author lists it: entries in that order, and under those labels. */
import type { GroupIndex, SidebarItem } from '../../config/sidebar-items.ts';
import { type Entry, type EntryPage, type GeneratedIndex, slugPath } from './entries.ts';
import type { CompiledPage } from './folder-tree.ts';

interface Listing {
  findDoc: (id: string) => CompiledPage | undefined;
  /** Entries of a folder, by its name below the content folder. */
  entriesOf: (folder: string) => Entry[];
  onGenerated: (index: GeneratedIndex) => void;
}

/** Entries of the list; docs that are not there are left out (the configuration's check reports them). */
export function listedEntries(items: readonly SidebarItem[], listing: Listing): Entry[] {
  return items.flatMap((item): Entry[] => {
    if (typeof item === 'string') return docEntry({ doc: item }, listing);
    if ('href' in item) return [{ label: item.label, href: item.href }];
    if ('folder' in item) return [...rootPage(item.folder, listing), ...listing.entriesOf(item.folder)];
    return 'group' in item ? [groupEntry(item, listing)] : docEntry(item, listing);
  });
}

/** The root has no group whose page its own could be: it is the first of the list. */
function rootPage(folder: string, listing: Listing): Entry[] {
  return folder === '.' ? docEntry({ doc: 'index' }, listing) : [];
}

function docEntry({ doc, label }: { doc: string; label?: string }, { findDoc }: Listing): Entry[] {
  const found = findDoc(doc);
  if (!found) return [];
  const page = pageOf(found, label);
  return [{ label: page.title, page }];
}

function groupEntry(item: Extract<SidebarItem, { group: string }>, listing: Listing): Entry {
  const found = item.doc === undefined ? undefined : listing.findDoc(item.doc);
  const entry: Entry = {
    label: item.group,
    ...(found && { page: pageOf(found) }),
    children: listedEntries(item.items, listing),
    ...(item.collapsed === false ? { collapsed: false as const } : {}),
  };
  if (!found && item.index) listing.onGenerated(indexOf(item.index, entry));
  return entry;
}

function indexOf({ path: written, title = '', description }: GroupIndex, entry: Entry): GeneratedIndex {
  const path = slugPath(written);
  entry.page = { path, title: title || entry.label };
  return { id: path.slice(1), path, title: entry.page.title, entry, ...(description !== undefined && { description }) };
}

function pageOf({ note, summary }: CompiledPage, label?: string): EntryPage {
  return { path: note.path, title: label ?? note.frontMatter.sidebar_label ?? summary.title };
}
