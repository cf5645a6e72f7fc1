/** What goes into which pack: a section's pages with what they alone name; all else that is needed is common. */
import { COMMON } from '../names.ts';

/** A decoded path without base, the output name of what lies there, and whether that only leads on. */
export type PackedDocument = [path: string, file: string, leadsOn: boolean];

export interface PlannedPage {
  /** Id of its section; absent for pages outside of all, and the site's own. */
  section?: string | undefined;
  /** Its document, and those of old addresses that lead to it. */
  documents: readonly PackedDocument[];
  /** Files that it names, and what those name. */
  needs: Iterable<string>;
}

export interface PlannedPack {
  id: string;
  documents: PackedDocument[];
  files: string[];
}

export interface PlanInput {
  /** Ids of the sections, in their order. */
  sections: readonly string[];
  pages: readonly PlannedPage[];
  /** Files of a section that no page names. */
  own: Readonly<Record<string, readonly string[]>>;
  /** Files that scripts ask for on any page. */
  asked: readonly string[];
}

/** The common pack first; a file is in one pack only. */
export function planPacks({ sections, pages, own, asked }: PlanInput): PlannedPack[] {
  const users = new Map<string, Set<string>>();
  const use = (file: string, id: string) => users.set(file, (users.get(file) ?? new Set()).add(id));
  const documents = new Map<string, PackedDocument[]>([COMMON, ...sections].map((id) => [id, []]));
  for (const { section, documents: found, needs } of pages) {
    const id = section !== undefined && documents.has(section) ? section : COMMON;
    documents.get(id)?.push(...found);
    for (const file of needs) use(file, id);
  }
  for (const file of asked) use(file, COMMON);
  for (const [id, files] of Object.entries(own)) for (const file of files) use(file, id);
  const packOf = (ids: ReadonlySet<string>) => (ids.size > 1 ? COMMON : [...ids][0]);
  return [...documents].flatMap(([id, found]) => {
    const files = [...users].flatMap(([file, ids]) => (packOf(ids) === id ? [file] : [])).sort();
    return id !== COMMON && found.length === 0 ? [] : [{ id, documents: found, files }];
  });
}
