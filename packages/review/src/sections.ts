/** The sections that the review page offers: the build writes them into its page data. */

/** The feature's name, under which they stand there. */
export const NAME = 'review';

/** The page of the cards. */
export const REVIEW_PATH = '/复习';

/** A section with review cards. */
export interface ReviewSection {
  /** Sidebar id; `_` for notes outside all sidebars. */
  id: string;
  label: string;
  /** Number of cards. */
  count: number;
}
