/** Bundles of features: each is begun when the first note that needs it has been compiled, and made once. */

import type { AllPrepared } from '../pipeline/prepared.ts';
import type { FeatureData } from '../pipeline/types.ts';
import { present } from '../shared/present.ts';
import { words } from '../words/building.ts';
import type { OwnBundle } from './bundle.ts';
import type { SiteFeature } from './site-feature.ts';

type Note = { facts: FeatureData };
/** Makes the bundle of a feature from what it has prepared. */
type Load = (feature: string, prepared: unknown) => Promise<OwnBundle>;

export class OwnBundles {
  readonly #features: readonly SiteFeature[];
  readonly #load: Load;
  readonly #begun = new Map<string, Promise<OwnBundle>>();

  constructor(features: readonly SiteFeature[], load: Load) {
    this.#features = features;
    this.#load = load;
  }

  /** Begins those that the notes need; a failure shows in `made`. */
  begin(notes: readonly Note[], prepared: AllPrepared): void {
    for (const { name, bundle } of this.#features) {
      if (!bundle || this.#begun.has(name) || !notes.some(bundle.isNeeded)) continue;
      const making = this.#load(name, prepared[name]?.bundle);
      making.catch(() => undefined);
      this.#begun.set(name, making);
    }
  }

  /** Those that the whole site needs, by the features' names. */
  async made(notes: readonly Note[], prepared: AllPrepared): Promise<Record<string, OwnBundle>> {
    this.begin(notes, prepared);
    // One that was begun for a note which is gone by now is not written.
    const needed = this.#features.filter(({ bundle }) => bundle && notes.some(bundle.isNeeded));
    const made = needed.map(
      async ({ name }) => [name, await present(this.#begun.get(name), words.module(name))] as const,
    );
    return Object.fromEntries(await Promise.all(made));
  }
}
