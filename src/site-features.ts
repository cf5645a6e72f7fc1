/** The features of the sites that this engine makes. */
import type { NoteFeature } from './pipeline/markdown/note-feature.ts';

/** What they bring to notes. */
export async function noteFeatures(): Promise<NoteFeature[]> {
  const { labsNotes } = await import('./labs/notes/labs-notes.ts');
  const { reviewNotes } = await import('./review/notes/review-notes.ts');
  const { samplesNotes } = await import('./samples/samples-notes.ts');
  return [reviewNotes, labsNotes, samplesNotes];
}
