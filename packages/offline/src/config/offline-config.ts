/** What the feature brings to the configuration. */
import type { ConfigFeature } from 'study-notes/config/config-feature';
import * as v from 'valibot';
import { NAME } from '../names.ts';
import { offline } from './offline-schema.ts';

/** What an author may write for it. */
export type OfflineInput = v.InferInput<typeof offline>;
export type OfflineOptions = v.InferOutput<typeof offline>;

export const offlineConfig: ConfigFeature<OfflineOptions> = {
  name: NAME,
  schema: v.optional(offline, {}),
  isForBuild: true,
};
