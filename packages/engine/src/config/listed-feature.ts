/** A feature as the configuration sees it: which, from where, with which options. */
export interface ListedFeature {
  /** Under which its options, and all that is made of notes for it, stand. */
  name: string;
  /** `import.meta.url` of its module. */
  module: string;
  /** What the author wrote for it. */
  options?: unknown;
  /** What it adds to the site. */
  site: () => Promise<unknown>;
}

/** Whether a value of the configuration is a feature. */
export function isListedFeature(value: unknown): value is ListedFeature {
  const { name, module, site } = (value ?? {}) as Partial<ListedFeature>;
  return typeof name === 'string' && typeof module === 'string' && typeof site === 'function';
}

/** What stands under `features` and is one. */
export function listedFeatures(value: unknown): ListedFeature[] {
  const { features } = Object(value) as { features?: unknown };
  return Array.isArray(features) ? features.filter(isListedFeature) : [];
}
