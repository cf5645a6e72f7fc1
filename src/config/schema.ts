/** Shape of `site.config.ts`; completed with defaults and validation in this folder. */
import type { ShellConfig } from '../shared/site.ts';

export interface SiteConfig extends ShellConfig {
  /** Paths below `static/`. */
  favicon: { svg?: string; ico?: string; appleTouch?: string };
  /** Default Open Graph image, path below `static/` or an address. */
  image: string;
  /** The only locale. */
  locale: { label: string; direction: 'ltr'; htmlLang: string; calendar: string; path: string; translate: false };
  /** Names of the code themes for light and for dark. */
  codeTheme: { light: string; dark: string };
  extraLanguages: string[];
  toc: { min: number; max: number };
  /** Patterns with `{file}` (path below content, encoded) and `{path}`, `{title}`; empty: no link. */
  editUrl: string;
  reportUrl: string;
  /** Extra tags for `<head>`, e.g. search-engine verification. */
  head: { tag: 'meta' | 'link'; attributes: Record<string, string> }[];
  /** Foreign or own style sheets; a foreign host opens the CSP for exactly that host. */
  stylesheets: string[];
  /** Id of the main doc. */
  mainDocId: string;
  search: { provider: 'embedded' };
}
