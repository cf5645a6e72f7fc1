/** What the review adds to notes: cards. */
import type { NoteFeature } from 'study-notes/pipeline/markdown/note-feature';
import { card } from './card.ts';
import { fillCardSides } from './card-sides.ts';

export const reviewNotes: NoteFeature = { containers: { card }, readArticle: fillCardSides };
