/** What labs bring to notes: their figures. */
import type { NoteFeature } from 'study-notes/pipeline/markdown/note-feature';
import { lab } from './lab.ts';

export const labsNotes: NoteFeature = { leaves: { lab } };
