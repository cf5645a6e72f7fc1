/** What previews add to the site: a card for each link of a note, and the script that shows it. */
import type { SiteFeature } from 'study-notes/emit/site-feature';
import { NAME } from '../noted.ts';
import { cardsOf } from './cards.ts';

export const previewsSite: SiteFeature = {
  name: NAME,
  chunks: () => ({ intent: 'src/intent.ts' }),
  pageData(doc, _frame, site) {
    const cards = cardsOf(doc, site);
    return Object.keys(cards).length > 0 ? { cards } : {};
  },
};
