/** A sidebar whose author lists it: entries in that order, and under those labels. */
import type { SidebarItem } from '../../config/sidebar-items.ts';
import type { Entry, EntryPage } from './entries.ts';
import type { CompiledPage } from './folder-tree.ts';

interface Listing {
  findDoc: (id: string) => CompiledPage | undefined;
  /** Entries of a folder, by its name below the content folder. */
  entriesOf: (folder: string) => Entry[];
}

/** Entries of the list; docs that are not there are left out (the configuration's check reports them). */
export function listedEntries(items: readonly SidebarItem[], listing: Listing): Entry[] {
  return items.flatMap((item): Entry[] => {
    if (typeof item === 'string') return docEntry({ doc: item }, listing);
    if ('href' in item) return [{ label: item.label, href: item.href }];
    if ('folder' in item) return listing.entriesOf(item.folder);
    return 'group' in item ? [groupEntry(item, listing)] : docEntry(item, listing);
  });
}

function docEntry({ doc, label }: { doc: string; label?: string }, { findDoc }: Listing): Entry[] {
  const found = findDoc(doc);
  if (!found) return [];
  const page = pageOf(found, label);
  return [{ label: page.title, page }];
}

function groupEntry(item: Extract<SidebarItem, { group: string }>, listing: Listing): Entry {
  const found = item.doc === undefined ? undefined : listing.findDoc(item.doc);
  return {
    label: item.group,
    ...(found && { page: pageOf(found) }),
    children: listedEntries(item.items, listing),
    ...(item.collapsed === false ? { collapsed: false as const } : {}),
  };
}

function pageOf({ note, summary }: CompiledPage, label?: string): EntryPage {
  return { path: note.path, title: label ?? note.frontMatter.sidebar_label ?? summary.title };
}
