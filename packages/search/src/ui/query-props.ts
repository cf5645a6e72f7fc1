import type { RefObject } from 'react';
import type { ShellConfig } from 'study-notes/shared/site';

/** Props of the views that show results. */
export interface QueryProps {
  site: ShellConfig;
  /** The input, which is the shell's: it was there before this chunk. */
  field: RefObject<HTMLInputElement | null>;
  /** What to search, cleaned; empty: nothing yet. */
  query: string;
  /** Puts another query into the field. */
  onSearch: (query: string) => void;
}
