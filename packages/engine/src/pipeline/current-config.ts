/** The configuration of a site that is loaded again and again: read again only when one of its files changed. */
import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { acceptConfig, type LoadedConfig, type ReadConfig, readConfig } from '../config/load.ts';
import type { SiteConfig } from '../config/schema.ts';
import { configFeatures, type PipelineFeature } from './pipeline-feature.ts';

interface ConfigSource {
  /** The project; problem paths are relative to it. */
  root: string;
  /** Default: `site.config.ts` in the root. */
  configFile?: string;
  /** The same as the caller has read it. */
  read?: ReadConfig;
  /** Instead of a file, e.g. in tests. */
  config?: SiteConfig;
  /** Features that add sections. */
  features?: readonly PipelineFeature[];
}

export class CurrentConfig {
  readonly #source: ConfigSource;
  #last?: { loaded: LoadedConfig; stamp: string };

  constructor(source: ConfigSource) {
    this.#source = source;
  }

  /** Files the configuration was read from, absolute. */
  get files(): string[] {
    return this.#last?.loaded.files ?? [];
  }

  async load(): Promise<LoadedConfig> {
    const { root, config, read: first, configFile = join(root, 'site.config.ts'), features = [] } = this.#source;
    if (config) return withoutFile(config);
    if (this.#last && this.#last.stamp === stampOf(this.files)) return this.#last.loaded;
    const read = (!this.#last && first) || (await readConfig(configFile, root));
    // While it cannot be run the site stays as it was: without its sections every note would seem wrong.
    const loaded =
      read.failure && this.#last
        ? { ...this.#last.loaded, problems: [read.failure] }
        : acceptConfig(read, configFeatures(features));
    this.#last = { loaded, stamp: stampOf(loaded.files) };
    return loaded;
  }
}

function withoutFile(config: SiteConfig): LoadedConfig {
  return { config, problems: [], files: [], label: 'site.config.ts', locate: () => ({ line: 1, column: 1 }) };
}

function stampOf(files: string[]): string {
  return files.map((file) => (existsSync(file) ? `${statSync(file).mtimeMs}:${statSync(file).size}` : '-')).join();
}
