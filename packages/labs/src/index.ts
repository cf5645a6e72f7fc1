/** Interactive figures for a site of study-notes: `features: [labs()]`. */
import type { Feature, FeatureParts } from 'study-notes';
import { NAME } from './page-labs.ts';

export const feature: FeatureParts = {
  name: NAME,
  module: import.meta.url,
  notes: async () => (await import('./notes/labs-notes.ts')).labsNotes(),
  site: async () => (await import('./emit/labs-site.ts')).labsSite,
};

/** Lets notes hold figures that readers can move. */
export function labs(): Feature {
  return feature;
}
