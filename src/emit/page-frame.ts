/** What page data take from the bundle. */
import type { PageChunks } from './bundle-client.ts';
import type { LabFiles } from './lab-files.ts';

export interface PageFrame {
  shell: string;
  mathStyle: string;
  labs: LabFiles;
  /** Addresses of what pages bring themselves. */
  pageChunks: PageChunks;
}
