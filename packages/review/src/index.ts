/** Cards and a record of reading for a site of study-notes: `features: [review()]`. */
import type { Feature, FeatureParts } from 'study-notes';
import { NAME } from './sections.ts';

export const feature: FeatureParts = {
  name: NAME,
  module: import.meta.url,
  notes: async () => (await import('./notes/review-notes.ts')).reviewNotes,
  site: async () => (await import('./emit/review-site.ts')).reviewSite,
};

/** Adds cards to notes, and the page where readers review them. */
export function review(): Feature {
  return feature;
}
