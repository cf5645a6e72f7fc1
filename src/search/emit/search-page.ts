import type { SpecialPage } from '../../emit/special/special-page.ts';
import { SEARCH_PATH } from '../../shared/constants.ts';

/** All results of a search; its component draws them. */
export const search: SpecialPage = { path: SEARCH_PATH, component: 'SearchPage', title: () => '搜索', noindex: true };
