/** What a feature brings to the pipeline. */
import type { ConfigFeature } from '../config/config-feature.ts';
import type { Problem } from '../shared/problem.ts';
import type { CheckedDoc } from './checks/site-paths.ts';
import type { ContentPlace, Preparation, ProjectPlace } from './prepared.ts';
import type { FeatureData, ModelPart } from './types.ts';

export type { ContentPlace } from './prepared.ts';

/** What a feature has read beside the notes. */
interface ReadBeside {
  /** Its own, as `Site.data` and its `check` have it. */
  data?: unknown;
  /** Groups of words that mean the same, for whatever finds notes. */
  synonyms?: readonly (readonly string[])[];
  problems: Problem[];
}

export interface PipelineFeature {
  /** Under which its data stand in `Site.data` and in the notes' facts. */
  name: string;
  /** Parts of the conventions that it answers, for the document model. */
  parts?: readonly ModelPart[];
  /** The options that it is called with in the configuration. */
  config?: ConfigFeature;
  /** Names of the rules by which it reports, which a configuration may weigh. */
  rules?: readonly string[];
  /** Makes what its other parts need of its options; before the notes of each load. */
  prepare?: (from: ProjectPlace) => Promise<Preparation>;
  /** Reads what the author wrote for it beside the notes. */
  read?: (from: ContentPlace) => ReadBeside;
  /** Finds what only all notes together show; `data` is what its `read` gave. */
  check?: (docs: readonly CheckedDoc[], label: string, data: unknown) => Problem[];
}

/** What features bring to the configuration. */
export function configFeatures(features: readonly PipelineFeature[]): ConfigFeature[] {
  return features.flatMap(({ config }) => config ?? []);
}

/** What features read beside the notes, by their names, and what is wrong with it. */
export function readForFeatures(
  features: readonly PipelineFeature[],
  from: ContentPlace,
): { data: FeatureData; synonyms: string[][]; problems: Problem[] } {
  const found = features.map(({ name, read }) => ({ name, ...(read?.(from) ?? { problems: [] }) }));
  const data = found.flatMap((one) => ('data' in one ? [[one.name, one.data] as const] : []));
  const synonyms = found.flatMap((one) => (one.synonyms ?? []).map((group) => [...group]));
  return { data: Object.fromEntries(data), synonyms, problems: found.flatMap(({ problems }) => problems) };
}
