/** What a feature adds to the configuration: the options that it is called with. */
import type { GenericSchema } from 'valibot';
import type { ConfigIssue } from './config-issue.ts';

/** Methods, so that a feature can use its own types, which the schema guarantees. */
export interface ConfigFeature<Written = unknown, Options = unknown> {
  name: string;
  /** Schema of the section, with defaults; it must accept a site without the section. */
  schema: GenericSchema<unknown, Written>;
  /** True: only the build needs its options, and the application holds nothing of them. */
  isForBuild?: boolean;
  /** Problems that the schema cannot express; their paths start with the name. */
  check?(written: Written): ConfigIssue[];
  /** The section as the feature uses it. */
  fill?(written: Written): Options;
  /** Servers that its scripts talk to, as addresses. */
  hosts?(options: Options): string[];
  /** Pages of other sites that it shows in frames, as addresses. */
  frames?(options: Options): string[];
}
