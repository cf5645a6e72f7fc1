/** Checked code samples for a site of study-notes: `features: [samples()]`. */
import type { Feature, FeatureParts } from 'study-notes';
import { samplesCommands } from './samples-commands.ts';

export const feature: FeatureParts = {
  name: 'samples',
  module: import.meta.url,
  // Asked for when commands are: it is known then which language to speak.
  get commands() {
    return samplesCommands();
  },
  notes: async () => (await import('./samples-notes.ts')).samplesNotes,
  site: async () => (await import('./samples-site.ts')).samplesSite,
};

/** Compiles and runs code samples, and shows the result beside them. */
export function samples(): Feature {
  return feature;
}
