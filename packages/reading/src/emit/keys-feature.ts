/** Keyboard help for a site of study-notes: `features: [keys()]`. */
import type { Feature, FeatureParts } from 'study-notes';
import type { SiteFeature } from 'study-notes/emit/site-feature';

const keysSite: SiteFeature = {
  name: 'keys',
  shell: {
    source: 'src/keys/keys-shell.tsx',
    load: () => import('../keys/keys-shell.tsx'),
    hasFinder: false,
  },
  chunks: () => ({ keys: 'src/keys/keys-help.ts' }),
};

export const feature: FeatureParts = { name: 'keys', module: import.meta.url, site: async () => keysSite };

/** Lists the keys that work on a page when “?” is pressed, and lets readers switch those of a single character off. */
export function keys(): Feature {
  return feature;
}
