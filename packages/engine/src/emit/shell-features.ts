import type { ShellFeature } from '../shell/shell-feature.ts';
import type { SiteFeature } from './site-feature.ts';

export type { ShellFeature } from '../shell/shell-feature.ts';

/** What features add to the shell, in the same order as in the browser. */
export async function shellFeatures(features: readonly SiteFeature[]): Promise<ShellFeature[]> {
  const loaded = await Promise.all(features.flatMap(({ shell }) => shell?.load() ?? []));
  return loaded.map((module) => module.default);
}
