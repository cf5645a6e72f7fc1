/** What a page with labs knows of them: the build writes it into its page data. */

/** The feature's name, under which it stands there. */
export const NAME = 'labs';

/** Keys of a page's recorded runs begin so; their number on the page follows. */
export const RUN_KEY = 'run-';

/** Addresses of what brings a page's labs to life. */
export interface PageLabs {
  /** The module that mounts them. */
  runtime: string;
  /** Name of a lab → its module. */
  modules: Record<string, string>;
  /** The module that opens recorded runs, on a page that has some. */
  run?: string;
  /** The module that keeps cards; absent where nobody takes them. */
  cardTaker?: string;
}
