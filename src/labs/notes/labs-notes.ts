/** What labs bring to notes: their figures. */
import type { NoteFeature } from '../../pipeline/markdown/note-feature.ts';
import { lab } from './lab.ts';

export const labsNotes: NoteFeature = { leaves: { lab } };
