/** The system's sheet for sharing a note, on phones and tablets: `features: [share()]`. */
import type { Feature, FeatureParts } from 'study-notes';
import type { SiteFeature } from 'study-notes/emit/site-feature';

const shareSite: SiteFeature = {
  name: 'share',
  shell: {
    source: 'src/share/share-shell.tsx',
    load: () => import('../share/share-shell.tsx'),
    hasFinder: false,
  },
};

export const feature: FeatureParts = { name: 'share', module: import.meta.url, site: async () => shareSite };

/** Adds a button below notes where the device shares by touch. */
export function share(): Feature {
  return feature;
}
