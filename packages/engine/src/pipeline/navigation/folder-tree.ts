/** The content folder as a tree of folders with their notes: what sidebars are made from. */
import type { AddressRules } from '../../config/schema.ts';
import { docPath, OUR_ADDRESSES, splitName } from '../read/doc-path.ts';
import type { CompiledSummary, NoteHeader } from '../types.ts';
import type { Category } from './category.ts';

/** A note with what compilation found out about it. */
export interface CompiledPage {
  note: NoteHeader;
  summary: CompiledSummary;
}

export interface Folder {
  /** Name without its number prefix. */
  name: string;
  number?: number;
  /** Id of the folder's page: names without prefixes, a slash at the end; empty for the content folder. */
  id: string;
  /** As written, relative to the content folder. */
  file: string;
  folders: Map<string, Folder>;
  /** Listed notes but the index. */
  pages: CompiledPage[];
  index?: CompiledPage;
  category?: Category;
}

/** Sorts notes and category files into their folders; unlisted notes stay out. */
export function buildFolders(
  pages: CompiledPage[],
  categories: Map<string, Category>,
  rules: AddressRules = OUR_ADDRESSES,
): Folder {
  const root: Folder = { name: '', id: '', file: '', folders: new Map(), pages: [] };
  for (const page of pages) {
    if (page.note.frontMatter.unlisted) continue;
    const folder = folderOf(root, page.note.file.split('/').slice(0, -1), rules);
    const isIndex = page.note.isIndex ?? docPath(page.note.file, page.note.frontMatter, rules).isIndex;
    if (isIndex && !folder.index) folder.index = page;
    else folder.pages.push(page);
  }
  for (const [file, category] of categories) {
    const folder = findFolder(root, file.split('/'));
    if (folder) folder.category = category;
  }
  return root;
}

/** The folder at a path as written; undefined when no listed note lies in or below it. */
export function findFolder(root: Folder, names: string[]): Folder | undefined {
  return names.reduce<Folder | undefined>((folder, name) => folder?.folders.get(name), root);
}

function folderOf(root: Folder, names: string[], rules: AddressRules): Folder {
  let folder = root;
  for (const name of names) {
    let next = folder.folders.get(name);
    if (!next) {
      const split = splitName(name, rules);
      const file = folder.file ? `${folder.file}/${name}` : name;
      next = { ...split, id: `${folder.id}${split.name}/`, file, folders: new Map(), pages: [] };
      folder.folders.set(name, next);
    }
    folder = next;
  }
  return folder;
}
