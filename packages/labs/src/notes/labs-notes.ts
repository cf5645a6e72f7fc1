/** What labs bring to notes: their figures. */
import type { NoteFeature } from 'study-notes/pipeline/markdown/note-feature';
import { builtInNames } from '../prepare/built-in.ts';
import { builtInStills } from './known-labs.ts';
import { labFigures } from './lab.ts';

/** Loads the stills of all labs. */
export async function labsNotes(): Promise<NoteFeature> {
  const stills = await builtInStills(builtInNames());
  return { leaves: { lab: labFigures({ stills, leftOut: [] }) } };
}
