/** Reading progress for a site of study-notes: `features: [progress()]`. */
import type { Feature, FeatureParts } from 'study-notes';
import type { SiteFeature } from 'study-notes/emit/site-feature';

const progressSite: SiteFeature = {
  name: 'progress',
  shell: {
    source: 'src/progress/progress-shell.tsx',
    load: () => import('../progress/progress-shell.tsx'),
    hasFinder: false,
  },
  chunks: () => ({ progress: 'src/progress/ReadingProgress.tsx' }),
};

export const feature: FeatureParts = { name: 'progress', module: import.meta.url, site: async () => progressSite };

/** Shows on long notes how much is read, and how many minutes are left. */
export function progress(): Feature {
  return feature;
}
