import type { SpecialPage } from 'study-notes/emit/special/special-page';
import { SEARCH_PATH } from '../constants.ts';
import { words } from '../words/building.ts';

/** All results of a search; its component draws them. */
export const search: SpecialPage = {
  path: SEARCH_PATH,
  component: 'SearchPage',
  title: () => words.searchPage,
  data: () => ({ description: words.aboutSearch }),
};
