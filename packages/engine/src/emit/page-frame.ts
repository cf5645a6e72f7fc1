/** What page data take from the bundle. */
import type { FeatureData } from '../pipeline/types.ts';

export interface PageFrame {
  shell: string;
  mathStyle: string;
  /** Address of the sheet of pages that are no notes; absent in the dev server, which has one sheet for all. */
  specialStyle?: string;
  /** Name of a page chunk → its address. */
  pageChunks: Readonly<Record<string, string>>;
  /** Name of a feature → the data of its bundle, where the site has need of it. */
  bundles: FeatureData;
}
