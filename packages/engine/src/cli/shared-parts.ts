/** Directives, addresses, components and scripts of pages, and actions of controls, that two features bring, or a feature and the engine. */
import type { ConfigIssue } from '../config/config-issue.ts';
import type { LoadedFeature } from '../emit/site-feature.ts';
import { specialPages } from '../emit/special/table.ts';
import { OWN_DIRECTIVES } from '../pipeline/markdown/directive/kinds.ts';
import { OWN_ACTIONS, OWN_COMPONENTS } from '../shared/own-names.ts';
import { present } from '../shared/present.ts';
import type { FeatureParts } from './feature.ts';
import { noteFeatures } from './load-features.ts';
import { type NamesByKind, sharedNames } from './shared-names.ts';

/** Those of a site; `loaded` are the features' halves for the site, in their order. */
export async function sharedParts(
  features: readonly FeatureParts[],
  loaded: readonly LoadedFeature[],
): Promise<ConfigIssue[]> {
  const own = {
    directive: OWN_DIRECTIVES,
    page: specialPages([]).map(({ path }) => path),
    component: OWN_COMPONENTS,
    action: OWN_ACTIONS,
  };
  const names = features.map((feature, at) => namesOf(feature, present(loaded[at], feature.name)));
  return sharedNames(own, features, await Promise.all(names));
}

async function namesOf(
  feature: FeatureParts,
  { pages = [], pageChunks = {}, shell }: LoadedFeature,
): Promise<NamesByKind> {
  const directives = (await noteFeatures([feature])).map(({ containers, leaves }) => ({ ...containers, ...leaves }));
  const shown = (await shell?.load())?.default;
  return {
    directive: directives.flatMap(Object.keys),
    page: pages.map(({ path }) => path),
    script: Object.keys(pageChunks),
    component: Object.keys(shown?.pages ?? {}),
    action: Object.keys(shown?.actions ?? {}),
  };
}
