/** What backlinks add to the site: HTML below the notes that others link to. */
import type { SiteFeature } from 'study-notes/emit/site-feature';
import { NAME } from '../mention.ts';
import { printBacklinks } from './print-backlinks.ts';

export const backlinksSite: SiteFeature = {
  name: NAME,
  styles: 'src/backlinks.css',
  pageData(doc, _frame, site) {
    const below = printBacklinks(doc, site);
    return below === undefined ? {} : { below };
  },
};
