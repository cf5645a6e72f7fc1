import type { SpecialPage } from 'study-notes/emit/special/special-page';
import { SEARCH_PATH } from '../constants.ts';

/** All results of a search; its component draws them. */
export const search: SpecialPage = { path: SEARCH_PATH, component: 'SearchPage', title: () => '搜索', noindex: true };
