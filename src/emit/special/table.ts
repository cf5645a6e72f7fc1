/** The special pages: a new one is a line here. */

import { review } from '../../review/emit/review-page.ts';
import { quality } from '../../samples/quality-page.ts';
import { search } from '../../search/emit/search-page.ts';
import { home } from './home.ts';
import { notFound } from './not-found.ts';
import type { SpecialPage } from './special-page.ts';

/** Home first. */
export const SPECIAL_PAGES: readonly SpecialPage[] = [home, search, review, quality, notFound];
