/** The features that a configuration lists. */
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { importSource } from '../config/bundle.ts';
import { completeConfig } from '../config/complete.ts';
import type { ConfigIssue } from '../config/config-issue.ts';
import { listedFeatures } from '../config/listed-feature.ts';
import { acceptConfig, type ReadConfig, toProblem } from '../config/load.ts';
import type { Problem } from '../shared/problem.ts';
import { words } from '../words/building.ts';
import type { Feature, FoundFeature } from './feature.ts';
import { packageFolder } from './package-folder.ts';
import { sharedCommands } from './shared-names.ts';

/** A configuration that cannot be used at all: without its features every note would seem wrong. */
export class BrokenConfig extends Error {
  readonly problems: Problem[];

  constructor(problems: Problem[]) {
    super(problems[0]?.message);
    this.problems = problems;
  }
}

/** The features, in their order; throws `BrokenConfig` when it was not run, or one of them cannot be used. */
export async function findFeatures(read: ReadConfig): Promise<FoundFeature[]> {
  if (read.failure) throw new BrokenConfig([read.failure]);
  const { issues } = completeConfig(read.value);
  if (issues.some(({ path }) => path[0] === 'features')) throw new BrokenConfig(acceptConfig(read).problems);
  const features = listedFeatures(read.value) as Feature[];
  const found = await Promise.all(features.map((feature) => locateFeature(feature, read.files)));
  const problems = features.flatMap(({ name }, at) => (found[at] ? [] : [unreachable(read, at, name)]));
  if (problems.length > 0) throw new BrokenConfig(problems);
  refuse(read, sharedCommands(features));
  return found.flatMap((feature) => feature ?? []);
}

/** Throws `BrokenConfig` when features cannot be used together. */
export function refuse(read: ReadConfig, issues: ConfigIssue[]): void {
  if (issues.length === 0) return;
  const { locate } = acceptConfig(read);
  throw new BrokenConfig(issues.map((issue) => toProblem(issue, read.label, locate)));
}

/** Undefined when its module, imported again, does not export the feature; an author's own file is bundled for that. */
async function locateFeature(feature: Feature, own: string[]): Promise<FoundFeature | undefined> {
  const { name, module } = feature;
  try {
    const file = fileURLToPath(module);
    const isOwn = own.includes(file);
    const { exports, address } = isOwn
      ? await importSource(file)
      : { exports: await import(/* @vite-ignore */ module), address: module };
    const root = isOwn ? dirname(file) : packageFolder(module);
    return exports.feature?.name === name ? { ...feature, address, root, isOwn } : undefined;
  } catch {
    return undefined;
  }
}

/** Threads import the module's `feature`; a feature defined inside the configuration has none. */
function unreachable(read: ReadConfig, at: number, name: string): Problem {
  const message = words.notReachable(name);
  const fix = words.moveFeature(name);
  const { locate } = acceptConfig(read);
  return toProblem({ rule: 'config-value', path: ['features', at], message, fix }, read.label, locate);
}
