/** The dialects, each loaded when a site needs it. */
import type { NoteDialect } from '../pipeline/markdown/note-dialect.ts';
import type { DialectName } from '../shared/dialects.ts';

const DIALECTS: Record<DialectName, () => Promise<{ dialect: NoteDialect }>> = {
  mkdocs: () => import('./mkdocs/notes.ts'),
  obsidian: () => import('./obsidian/notes.ts'),
  vitepress: () => import('./vitepress/notes.ts'),
  vuepress: () => import('./vuepress/notes.ts'),
};

/** How the notes of that engine are read; undefined for our own. */
export async function loadDialect(name: DialectName | undefined): Promise<NoteDialect | undefined> {
  return name && (await DIALECTS[name]()).dialect;
}
