/** Where books lie: below the static folder, under the section's name. */
import type { SidebarConfig } from 'study-notes/shared/site';

/** Folder of the books, below the static folder. */
export const FOLDER = 'books';

export const KINDS = ['pdf', 'epub'] as const;
export type Kind = (typeof KINDS)[number];

/** Name of a section's book. */
export function fileOf({ folder, id }: Pick<SidebarConfig, 'folder' | 'id'>, kind: Kind): string {
  return `${folder === '.' ? id : folder.replaceAll('/', '-')}.${kind}`;
}
