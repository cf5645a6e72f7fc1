/** What labs bring to notes: their figures. */
import type { NoteFeature } from 'study-notes/pipeline/markdown/note-feature';
import { builtInNames } from '../prepare/built-in.ts';
import type { NoteLabs } from '../prepare/prepared-labs.ts';
import { knownLabs } from './known-labs.ts';
import { labFigures } from './lab.ts';
import { addRunLinks } from './run-links.ts';

/** Loads the stills of the site's labs: of all that are built in when nothing was prepared. */
export async function labsNotes(labs: NoteLabs = withoutSite()): Promise<NoteFeature> {
  return { leaves: { lab: labFigures(await knownLabs(labs)) }, readArticle: addRunLinks };
}

const withoutSite = (): NoteLabs => ({ builtIn: builtInNames(), leftOut: [], own: {}, broken: [] });
