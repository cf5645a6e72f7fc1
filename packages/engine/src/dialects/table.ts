/** The dialects, each loaded when a site needs it. */
import type { NoteDialect } from '../pipeline/markdown/note-dialect.ts';
import type { SourceNote } from '../pipeline/types.ts';
import type { DialectName } from '../shared/dialects.ts';

const DIALECTS: Record<DialectName, () => Promise<{ dialect: NoteDialect }>> = {
  docusaurus: () => import('./docusaurus/notes.ts'),
  mkdocs: () => import('./mkdocs/notes.ts'),
  obsidian: () => import('./obsidian/notes.ts'),
  starlight: () => import('./starlight/notes.ts'),
  vitepress: () => import('./vitepress/notes.ts'),
  vuepress: () => import('./vuepress/notes.ts'),
};

/** A note in `.mdx` is read as Docusaurus reads it, whose conventions are ours, where the site has no dialect. */
export function dialectOf({ file }: SourceNote, dialect: DialectName | undefined): DialectName | undefined {
  return dialect ?? (/\.mdx$/i.test(file) ? 'docusaurus' : undefined);
}

/** How the notes of that engine are read; undefined for our own. */
export async function loadDialect(name: DialectName | undefined): Promise<NoteDialect | undefined> {
  return name && (await DIALECTS[name]()).dialect;
}
