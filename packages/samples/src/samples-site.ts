/** What the checker of samples brings to the site: the page that counts. */
import type { SiteFeature } from 'study-notes/emit/site-feature';
import { quality } from './quality-page.ts';

export const samplesSite: SiteFeature = { name: 'samples', pages: [quality] };
