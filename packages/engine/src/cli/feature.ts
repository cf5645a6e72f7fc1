/** A feature as its package exports it. Its parts are loaded on demand: a command needs no bundler. */
import type { ListedFeature } from '../config/listed-feature.ts';
import type { FeaturePlace } from '../emit/feature-place.ts';
import type { SiteFeature } from '../emit/site-feature.ts';
import type { NoteFeature } from '../pipeline/markdown/note-feature.ts';
import type { Command } from './command.ts';

/** What a feature's module exports as `feature`; worker threads import it again. */
export interface FeatureParts extends Pick<ListedFeature, 'name' | 'module'> {
  /** Commands that it adds to the program. */
  commands?: Readonly<Record<string, Command>>;
  /** What it brings to notes; `prepared` is what `SiteFeature.prepare` made for them, undefined without. */
  notes?: (prepared: unknown) => Promise<NoteFeature>;
  /** What it adds to the site. */
  site: () => Promise<SiteFeature>;
}

/** A feature with what the author wrote for it, as `site.config.ts` lists it. */
export interface Feature extends FeatureParts, Omit<ListedFeature, 'site'> {}

/** A feature that the configuration lists, found. */
export interface FoundFeature extends Feature, FeaturePlace {
  /** Whether it is written beside the configuration. */
  isOwn: boolean;
}
