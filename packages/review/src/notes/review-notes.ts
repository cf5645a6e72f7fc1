/** What the review brings to notes: cards. */
import type { NoteFeature } from 'study-notes/pipeline/markdown/note-feature';
import { card } from './card.ts';
import { fillCardFaces } from './card-faces.ts';

export const reviewNotes: NoteFeature = { containers: { card }, readArticle: fillCardFaces };
