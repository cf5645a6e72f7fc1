/** What `site.config.ts` and packages with features import. */

export type { Feature, FeatureParts } from './cli/feature.ts';
export { defineConfig } from './config/define.ts';
export type { UserConfig } from './config/schema.ts';
