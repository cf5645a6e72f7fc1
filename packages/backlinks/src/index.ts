/** Under a note, the sentences in which others link to it: `features: [backlinks()]`. */
import type { Feature, FeatureParts } from 'study-notes';
import { NAME } from './mention.ts';

export const feature: FeatureParts = {
  name: NAME,
  module: import.meta.url,
  notes: async () => (await import('./notes/backlinks-notes.ts')).backlinksNotes,
  site: async () => (await import('./emit/backlinks-site.ts')).backlinksSite,
};

/** Shows under each note which others link to it, with the sentence that does. */
export function backlinks(): Feature {
  return feature;
}
