/** What the sample checker adds to the site: the quality page. */
import type { SiteFeature } from 'study-notes/emit/site-feature';
import { quality } from './quality-page.ts';

export const samplesSite: SiteFeature = { name: 'samples', pages: [quality] };
