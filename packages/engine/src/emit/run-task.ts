/** A task of a feature, which may run in a worker thread. */
import { words } from '../words/building.ts';
import type { SiteFeature } from './site-feature.ts';

export interface TaskCall {
  /** Name of the feature, and of one of its tasks. */
  feature: string;
  task: string;
  batch: unknown;
  /** How much there is to do, in pages. */
  size: number;
}

/** Runs a task in this thread; throws when there is none of that name. */
export async function runTask({ feature, task, batch }: TaskCall, features: readonly SiteFeature[]): Promise<unknown> {
  const run = features.find(({ name }) => name === feature)?.tasks?.[task];
  if (!run) throw new Error(words.noTask(feature, task));
  return run(batch as never);
}
