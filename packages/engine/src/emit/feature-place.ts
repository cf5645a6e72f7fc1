/** Where threads and processes find a feature. */
export interface FeaturePlace {
  /** Address by which they import it. */
  address: string;
  /** Folder that its sources are named from: its package's, or its module's own when the author wrote it for this site. */
  root: string;
}
