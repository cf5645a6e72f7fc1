/** What page data take from the bundle. */
import type { FeatureData } from '../pipeline/types.ts';

export interface PageFrame {
  shell: string;
  mathStyle: string;
  /** Name of a page chunk → its address. */
  pageChunks: Readonly<Record<string, string>>;
  /** Name of a feature → what its bundle told, where the site has need of it. */
  bundles: FeatureData;
}
