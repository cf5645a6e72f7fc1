/** What the application gives to a page's chunk, which shares no module with it but React: everything comes as props. */
import type { PageData } from './page.ts';

export interface PageChunkProps {
  page: PageData;
  /** Decoded base path of the site. */
  baseUrl: string;
  /** Address of a path. */
  href: (path: string) => string;
  /**
   * Name under which a value is stored, made from ours and the site's base: `study` the database; in local storage
   * `read` the prefix of one key a note, `reading` = `off` when nothing may be noted, `last` the note read last, `place`
   * the prefix of one key a note for where the reader was, `due`
   * the number of due cards by day, `new` the choice of new cards a day.
   */
  keyOf: (name: string) => string;
  /** Local storage that may be blocked. */
  readStored: (key: string) => string | null;
  writeStored: (key: string, value: string | null) => void;
  /** To be called when the reading record has changed: the sidebar shows it. */
  onReadingChange: () => void;
  ensureStyleSheets: (addresses: readonly string[]) => Promise<void>;
  copyText: (text: string) => Promise<void>;
}
