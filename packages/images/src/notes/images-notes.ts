/** What stands beside a picture in its note: the copies that are to be made of it. */
import { recordOf } from 'study-notes/pipeline/markdown/context';
import type { NoteFeature } from 'study-notes/pipeline/markdown/note-feature';
import type { FeatureData } from 'study-notes/pipeline/types';
import { type PlannedCopy, planCopies } from './copy-plan.ts';

/** The feature's name. */
const NAME = 'images';

/** The copies that a note's page names. */
export function plannedCopies({ facts }: { facts: FeatureData }): PlannedCopy[] {
  return (facts[NAME] ?? []) as PlannedCopy[];
}

export const imagesNotes: NoteFeature = {
  copyImage(picture, context) {
    const copies = planCopies(picture);
    if (copies.length > 0) recordOf<PlannedCopy[]>(context.facts, NAME, () => []).push(...copies);
    return copies.map(({ output, width }) => ({ type: 'image/webp', output, width }));
  },
};
