import type { SpecialPage } from 'study-notes/emit/special/special-page';
import { NAME, REVIEW_PATH } from '../sections.ts';
import { cardSections } from './card-files.ts';

/** The button loads the application if nothing has yet, whose cards then replace it; without scripts it is hidden. */
const ARTICLE = `<h1>复习</h1>
<p>笔记里的问题，按快要忘记的日子再问一遍。</p>
<noscript><p>复习要用到脚本。关着脚本也可以在笔记里逐个打开卡片，答案就在问题下面。</p></noscript>
<p><button type="button" class="button" data-action="review">开始复习</button></p>`;

/** The review of cards; formulas in answers need their style sheet. */
export const review: SpecialPage = {
  path: REVIEW_PATH,
  component: 'ArticlePage',
  title: () => '复习',
  noindex: true,
  data(site, { mathStyle, pageChunks }) {
    const sections = cardSections(site);
    const hasMath = sections.some(({ docs }) => docs.some(({ summary }) => summary.hasMath));
    return {
      article: ARTICLE,
      styles: hasMath ? [mathStyle] : [],
      chunk: pageChunks[NAME] ?? '',
      features: { [NAME]: sections.map(({ id, label, count }) => ({ id, label, count })) },
    };
  },
};
