/** The special pages: a new one is a line here. */
import { home } from './home.ts';
import { notFound } from './not-found.ts';
import { quality } from './quality.ts';
import { review } from './review.ts';
import { search } from './search.ts';
import type { SpecialPage } from './special-page.ts';

/** Home first. */
export const SPECIAL_PAGES: readonly SpecialPage[] = [home, search, review, quality, notFound];
