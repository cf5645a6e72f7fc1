/** Smaller copies of pictures for a site of study-notes: `features: [images()]`. */
import type { Feature, FeatureParts } from 'study-notes';

export const feature: FeatureParts = {
  name: 'images',
  module: import.meta.url,
  notes: async () => (await import('./notes/images-notes.ts')).imagesNotes,
  site: async () => (await import('./emit/images-site.ts')).imagesSite,
};

/** Makes WebP copies of the notes' pictures at the sizes that screens need. */
export function images(): Feature {
  return feature;
}
