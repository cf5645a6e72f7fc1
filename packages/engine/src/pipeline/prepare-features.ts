import { dirname, resolve } from 'node:path';
import { type LoadedConfig, toProblem } from '../config/load.ts';
import type { Problem } from '../shared/problem.ts';
import { COMPONENTS } from './components/author-components.ts';
import { prepareComponents } from './components/prepare-components.ts';
import type { PipelineFeature } from './pipeline-feature.ts';
import type { AllPrepared, ContentPlace, Prepared } from './prepared.ts';

/** Lets features prepare, one after the other, and the components of the author's. */
export async function prepareFeatures(
  features: readonly PipelineFeature[],
  loaded: LoadedConfig,
  { root, content }: { root: string; content: ContentPlace },
): Promise<{ prepared: AllPrepared; problems: Problem[] }> {
  const all: Record<string, Prepared> = {};
  const found: Problem[] = [];
  const folder = dirname(resolve(root, loaded.label));
  const { options, buildOptions } = loaded.config;
  for (const { name, prepare } of features) {
    if (!prepare) continue;
    const place = { options: options[name] ?? buildOptions[name], folder, root, content };
    const { issues, problems, ...prepared } = await prepare(place);
    all[name] = prepared;
    found.push(...issues.map((issue) => toProblem(issue, loaded.label, loaded.locate)), ...problems);
  }
  const components = await prepareComponents(loaded, root);
  if (components) all[COMPONENTS] = components.prepared;
  return { prepared: all, problems: [...found, ...(components?.problems ?? [])] };
}
