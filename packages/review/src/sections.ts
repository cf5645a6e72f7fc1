/** The sections that the review page offers; the build writes them into its page data. */

/** The feature's name, their key in the page data. */
export const NAME = 'review';

/** A section with review cards. */
export interface ReviewSection {
  /** Sidebar id; `_` for notes outside all sidebars. */
  id: string;
  label: string;
  /** Number of cards. */
  count: number;
}
