/** What labs bring to the configuration. Which folders and names there are is looked up anew at every load, see `prepare/`. */
import type { ConfigFeature } from 'study-notes/config/config-feature';
import * as v from 'valibot';
import { NAME } from '../page-labs.ts';
import { labs } from './labs-schema.ts';

/** What an author may write for labs. */
export type LabsInput = v.InferInput<typeof labs>;
export type LabsOptions = v.InferOutput<typeof labs>;

export const labsConfig: ConfigFeature<LabsOptions> = {
  name: NAME,
  schema: v.optional(labs, {}),
  isForBuild: true,
};
