/** What page data take from the bundle. */

import type { LabFiles } from '../labs/emit/lab-files.ts';
import type { PageChunks } from './bundle-client.ts';

export interface PageFrame {
  shell: string;
  mathStyle: string;
  labs: LabFiles;
  /** Addresses of what pages bring themselves. */
  pageChunks: PageChunks;
}
