/** Reading settings for a site of study-notes: `features: [reading()]`. */
import type { Feature, FeatureParts } from 'study-notes';

export const feature: FeatureParts = {
  name: 'reading',
  module: import.meta.url,
  site: async () => (await import('./emit/reading-site.ts')).readingSite,
};

/** Lets readers choose size, line height, width, font, paragraphs, paper, wrapping of code and ruby. */
export function reading(): Feature {
  return feature;
}
