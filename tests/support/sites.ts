/** The sites that the browser tests build and open. */
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const ROOT = fileURLToPath(new URL('../../', import.meta.url));

export interface SiteSource {
  content: string;
  config: string;
  /** Decoded base path. */
  base: string;
}

const content = 'tests/site/content';

export const SITES = {
  fixture: { content, config: 'tests/site/site.config.ts', base: '/' },
  underBase: { content, config: 'tests/site/under-base.config.ts', base: '/笔记/' },
  noSwitch: { content, config: 'tests/site/no-switch.config.ts', base: '/' },
  real: { content: 'content', config: 'site.config.ts', base: '/' },
} satisfies Record<string, SiteSource>;

export type SiteName = keyof typeof SITES;

/** The sites to build; `TEST_SITES=fixture,real` leaves the others out while one works on a few tests. */
export const WANTED = (process.env.TEST_SITES?.split(',').filter(Boolean) ?? Object.keys(SITES)) as SiteName[];

/** Folder of a built test site. */
export function outputOf(name: SiteName): string {
  return join(ROOT, '.cache/tests', name);
}
