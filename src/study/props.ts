/** What the application gives to the review: a lazy chunk shares no module with it, so everything comes as props. */
import type { ReviewSection } from '../shared/page.ts';

export interface ReviewProps {
  /** Sections with cards. */
  sections: ReviewSection[];
  /** Address of a path. */
  href: (path: string) => string;
  /**
   * Name under which a value is stored, made from ours and the site's base: `study` the database; in local storage
   * `read` the prefix of one key a note, `reading` = `off` when nothing may be noted, `last` the note read last, `due`
   * the number of due cards by day, `new` the choice of new cards a day.
   */
  keyOf: (name: string) => string;
  /** Local storage that may be blocked. */
  readStored: (key: string) => string | null;
  writeStored: (key: string, value: string | null) => void;
  /** To be called after what is kept of reading changed: the sidebar shows it. */
  onReadingChange: () => void;
}
