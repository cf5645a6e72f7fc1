import type { SpecialPage } from 'study-notes/emit/special/special-page';
import { NAME } from '../sections.ts';
import { words } from '../words/review.ts';
import { cardSections } from './card-files.ts';

/** The review of cards; formulas in answers need their style sheet. */
export const review: SpecialPage = {
  get path() {
    return words.path;
  },
  component: 'ArticlePage',
  title: () => words.review,
  data(site, { mathStyle, pageChunks }) {
    const sections = cardSections(site);
    const hasMath = sections.some(({ docs }) => docs.some(({ summary }) => summary.hasMath));
    return {
      description: words.about,
      article: words.article,
      styles: hasMath ? [mathStyle] : [],
      chunk: pageChunks[NAME] ?? '',
      features: { [NAME]: sections.map(({ id, label, count }) => ({ id, label, count })) },
    };
  },
};
