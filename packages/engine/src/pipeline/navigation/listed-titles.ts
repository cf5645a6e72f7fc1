/** Titles of pages as the lists of the sidebars have them, for engines that take them from there. */
import type { SidebarItem } from '../../config/sidebar-items.ts';
import { TITLED_BY_LIST } from '../../shared/dialects.ts';
import { normaliseDocId } from '../read/doc-path.ts';

interface Lists {
  dialect?: string | undefined;
  sidebars: readonly { items?: readonly SidebarItem[] | undefined }[];
}

/** Id of a note → its title in the list; empty where the notes' engine does not ask the list. */
export function listedTitles({ dialect = '', sidebars }: Lists): ReadonlyMap<string, string> {
  if (!TITLED_BY_LIST.includes(dialect)) return new Map();
  return new Map(sidebars.flatMap(({ items = [] }) => titlesOf(items)));
}

function titlesOf(items: readonly SidebarItem[]): [id: string, title: string][] {
  return items.flatMap((item): [string, string][] => {
    if (typeof item === 'string') return [];
    if ('group' in item) return titlesOf(item.items);
    return 'doc' in item && item.label !== undefined ? [[normaliseDocId(item.doc), item.label]] : [];
  });
}
