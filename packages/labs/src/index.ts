/** Interactive figures for a site of study-notes: `features: [labs()]`. */
import type { Feature, FeatureParts } from 'study-notes';
import type { LabsInput } from './config/labs-config.ts';
import { NAME } from './page-labs.ts';
import type { NoteLabs } from './prepare/prepared-labs.ts';

export type { LabsInput } from './config/labs-config.ts';

export const feature: FeatureParts = {
  name: NAME,
  module: import.meta.url,
  notes: async (prepared) => (await import('./notes/labs-notes.ts')).labsNotes(prepared as NoteLabs | undefined),
  site: async () => (await import('./emit/labs-site.ts')).labsSite,
};

/** Lets notes hold figures that readers can move: all that are built in, and the author's own. */
export function labs(options: LabsInput = {}): Feature {
  return { ...feature, options };
}
