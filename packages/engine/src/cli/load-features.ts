/** Loads the parts of features, in this thread or by their modules' addresses in another. */
import type { FeaturePlace } from '../emit/feature-place.ts';
import type { LoadedFeature } from '../emit/site-feature.ts';
import type { NoteFeature } from '../pipeline/markdown/note-feature.ts';
import type { AllPrepared } from '../pipeline/prepared.ts';
import type { FeatureParts } from './feature.ts';

type Placed = FeatureParts & Pick<FeaturePlace, 'root'>;

/** What features add to the site, each with the folder that its sources are relative to. */
export function siteFeatures(features: readonly Placed[]): Promise<LoadedFeature[]> {
  return Promise.all(features.map(async ({ site, root }) => ({ ...(await site()), root })));
}

/** What features add to notes, with what they have prepared for them. */
export async function noteFeatures(
  features: readonly FeatureParts[],
  prepared: AllPrepared = {},
): Promise<NoteFeature[]> {
  return Promise.all(features.flatMap(({ name, notes }) => notes?.(prepared[name]?.notes) ?? []));
}

/** The features at these places. */
export function importFeatures(places: readonly FeaturePlace[]): Promise<Placed[]> {
  return Promise.all(
    places.map(async ({ address, root }) => ({ ...(await import(/* @vite-ignore */ address)).feature, root })),
  );
}

/** Where threads and processes find the features. */
export function placesOf(features: readonly FeaturePlace[]): FeaturePlace[] {
  return features.map(({ address, root }) => ({ address, root }));
}
