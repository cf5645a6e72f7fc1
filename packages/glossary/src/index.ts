/** Terms of the notes, each explained in one line: `features: [glossary()]`. */
import type { Feature, FeatureParts } from 'study-notes';
import { type MarkedTerm, NAME } from './term.ts';

export const feature: FeatureParts = {
  name: NAME,
  module: import.meta.url,
  notes: async (prepared) =>
    (await import('./notes/glossary-notes.ts')).glossaryNotes((prepared ?? []) as readonly MarkedTerm[]),
  site: async () => (await import('./emit/glossary-site.ts')).glossarySite,
};

/** Explains the terms of `content/glossary.yml` where notes use them first. */
export function glossary(): Feature {
  return feature;
}
