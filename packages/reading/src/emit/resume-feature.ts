/** The way back to where a note was left: `features: [resume()]`. */
import type { Feature, FeatureParts } from 'study-notes';
import type { SiteFeature } from 'study-notes/emit/site-feature';

const resumeSite: SiteFeature = {
  name: 'resume',
  shell: {
    source: 'src/resume/resume-shell.tsx',
    load: () => import('../resume/resume-shell.tsx'),
    hasFinder: false,
  },
  chunks: () => ({ resume: 'src/resume/ResumeOffer.tsx' }),
};

export const feature: FeatureParts = { name: 'resume', module: import.meta.url, site: async () => resumeSite };

/** Offers readers who come back to a note the place that they had reached. */
export function resume(): Feature {
  return feature;
}
