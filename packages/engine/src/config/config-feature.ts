/** What a feature brings to the configuration: a section under its name. */
import type { GenericSchema } from 'valibot';
import type { ConfigIssue } from './config-issue.ts';

/** Methods, so that a feature says in its own types what its section holds: the schema has seen to it. */
export interface ConfigFeature<Written = unknown, Options = unknown> {
  name: string;
  /** Shape of the section, with its defaults; it must hold for a site that does not write it. */
  schema: GenericSchema<unknown, Written>;
  /** True: only the build needs its options, and the application holds nothing of them. */
  isForBuild?: boolean;
  /** Problems that the schema cannot tell; their paths begin with the name. */
  check?(written: Written): ConfigIssue[];
  /** The section as the feature uses it. */
  fill?(written: Written): Options;
  /** Servers that its scripts talk to, as addresses. */
  hosts?(options: Options): string[];
}
