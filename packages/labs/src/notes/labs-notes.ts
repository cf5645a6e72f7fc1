/** What labs bring to notes: their figures. */
import type { NoteFeature } from 'study-notes/pipeline/markdown/note-feature';
import { builtInNames } from '../prepare/built-in.ts';
import type { NoteLabs } from '../prepare/prepared-labs.ts';
import { knownLabs, loadStills } from './known-labs.ts';
import { labFigures } from './lab.ts';
import { addRunLinks } from './run-links.ts';

/** The figures of the site's labs: of all that are built in when nothing was prepared. */
export function labsNotes(labs: NoteLabs = withoutSite()): NoteFeature {
  const known = knownLabs(labs);
  return {
    prepareNote: (tree) => loadStills(tree, known),
    leaves: { lab: labFigures(known) },
    readArticle: addRunLinks,
  };
}

const withoutSite = (): NoteLabs => ({ builtIn: builtInNames(), leftOut: [], own: {}, broken: [] });
