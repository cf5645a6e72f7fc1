import type { UserConfig } from './schema.ts';

/** Gives `site.config.ts` its types: `export default defineConfig({ … })`. */
export function defineConfig(config: UserConfig): UserConfig {
  return config;
}
