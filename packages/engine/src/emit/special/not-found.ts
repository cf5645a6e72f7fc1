import { words } from '../../words/shell.ts';
import type { SpecialPage } from './special-page.ts';

/** Not the address of a page, but of the document that hosts send for unknown addresses. */
export const NOT_FOUND_PATH = '/404';

/** The document for unknown addresses. */
export const notFound: SpecialPage = {
  path: NOT_FOUND_PATH,
  component: 'NotFoundPage',
  isFallback: true,
  title: () => words.notFound,
  noindex: true,
};
