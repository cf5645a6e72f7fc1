/** What the review adds to notes: cards. */
import type { NoteFeature } from 'study-notes/pipeline/markdown/note-feature';
import { card } from './card.ts';
import { fillCardSides } from './card-sides.ts';
import { markOutputCards } from './output-cards.ts';

export const reviewNotes: NoteFeature = {
  containers: { card },
  fenceWords: ['card'],
  markFences: markOutputCards,
  readArticle: fillCardSides,
};
