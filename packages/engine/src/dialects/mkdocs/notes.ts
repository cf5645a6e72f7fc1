/** Notes written for MkDocs, Material for MkDocs above all. */
import type { NoteDialect } from '../../pipeline/markdown/note-dialect.ts';

export const dialect: NoteDialect = {};
