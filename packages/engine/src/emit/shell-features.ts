import type { ShellFeature } from '../shell/shell-feature.ts';
import type { SiteFeature } from './site-feature.ts';

export type { ShellFeature } from '../shell/shell-feature.ts';

/** What features bring to the shell, in their order, which the browser's list has too. */
export async function shellFeatures(features: readonly SiteFeature[]): Promise<ShellFeature[]> {
  const loaded = await Promise.all(features.flatMap(({ shell }) => shell?.load() ?? []));
  return loaded.map((module) => module.default);
}
