/** Cards that say what a link in a note leads to: `features: [previews()]`. */
import type { Feature, FeatureParts } from 'study-notes';
import { NAME } from './noted.ts';

export const feature: FeatureParts = {
  name: NAME,
  module: import.meta.url,
  notes: async () => (await import('./notes/previews-notes.ts')).previewsNotes,
  site: async () => (await import('./emit/previews-site.ts')).previewsSite,
};

/** Shows beside a link on which the reader rests the first lines of what it leads to. */
export function previews(): Feature {
  return feature;
}
