/** What the review adds to the site: its page, the sections' cards, and a line on the home page. */
import type { SiteFeature } from 'study-notes/emit/site-feature';
import type { Site } from 'study-notes/pipeline/types';
import { CARD_TAKER } from 'study-notes/shared/card-taker';
import type { HomeTask } from 'study-notes/shared/page';
import { cardsPath } from '../cards.ts';
import { NAME } from '../sections.ts';
import { words } from '../words/review.ts';
import { cardSections, emitCards, sectionCards } from './card-files.ts';
import { checkCards } from './check-cards.ts';
import { review } from './review-page.ts';

export const reviewSite: SiteFeature = {
  name: NAME,
  styles: 'src/card.css',
  pages: [review],
  pageChunks: { [NAME]: 'src/ReviewApp.tsx', [CARD_TAKER]: 'src/take-card.ts' },
  rules: ['card', 'duplicate-card'],
  check: checkCards,
  emit: emitCards,
  asks: ['data/assets/cards/*'],
  develop(files, site, session) {
    for (const section of cardSections(site)) {
      const content = async () => JSON.stringify(await sectionCards(section, session.compiled));
      files.set(cardsPath(section.id).slice(1), content);
    }
  },
  homeTask,
};

/** Number of cards; without any, the page still shows the reading record. */
function homeTask(site: Site): HomeTask {
  const count = cardSections(site).reduce((sum, section) => sum + section.count, 0);
  return {
    label: words.review,
    path: words.path,
    text: count > 0 ? words.cardCount(count) : words.progressAndSettings,
    due: 'due',
  };
}
