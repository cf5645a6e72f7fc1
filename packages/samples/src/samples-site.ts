/** What the sample checker adds to the site: the quality page. */
import type { SiteFeature } from 'study-notes/emit/site-feature';
import { quality } from './quality-page.ts';

/** Rules of notes with samples, most of them those of `check:samples`. */
const RULES = `
  sample-checker sample-compile sample-expect sample-failed sample-flags sample-output sample-outside
  sample-picture sample-project sample-record sample-render sample-run sample-stages sample-trace
  sample-unsaid sample-unshown sample-words`;

export const samplesSite: SiteFeature = { name: 'samples', pages: [quality], rules: RULES.trim().split(/\s+/) };
