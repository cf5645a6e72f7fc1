/** What an author may write for features, by their names; each feature adds its own. */
// biome-ignore lint/suspicious/noEmptyInterface: features add to it
export interface FeatureOptions {}
