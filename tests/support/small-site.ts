/** A site of a few files, made for one test. */
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { UserConfig } from 'study-notes';
import type { CommentsInput } from 'study-notes-comments';
import type { LabsInput } from 'study-notes-labs';
import type { OfflineInput } from 'study-notes-offline';
import type { SearchInput } from 'study-notes-search';
import { configText } from './config-text.ts';

/** Environment variable with the folder of small sites, which goes when the tests end. */
export const SMALL_SITES = 'TEST_SMALL_SITES';

/** Options of features, by their names. */
export interface FeatureOptions {
  comments?: CommentsInput;
  search?: SearchInput;
  labs?: LabsInput;
  offline?: OfflineInput;
}

export interface SmallSite {
  folder: string;
  /** Options of every command that concern this site. */
  arguments: string[];
  /** Writes or overwrites a file of the site. */
  write(name: string, text: string): void;
}

/** Makes a site with one section 甲 and its first page, and the files given besides. */
export function smallSite(
  files: Record<string, string>,
  config: Partial<UserConfig> = {},
  options: FeatureOptions = {},
): SmallSite {
  // Not below `.cache`, which the dev server does not watch.
  const folder = mkdtempSync(join(process.env[SMALL_SITES] ?? tmpdir(), 'small-site-'));
  const write = (name: string, text: string) => {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  };
  const whole: UserConfig = {
    title: '小站',
    url: 'https://small.example',
    favicon: { svg: '/favicon.svg' },
    sidebars: [{ id: 'firstSidebar', label: '甲', folder: '甲', intro: '甲/intro' }],
    ...config,
  };
  write('site.config.ts', configText(whole, options));
  write('static/favicon.svg', '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"/>\n');
  write('content/甲/intro.md', '# 甲\n\n开头的一段。\n');
  for (const [name, text] of Object.entries(files)) write(name, text);
  const at = (name: string) => join(folder, name);
  return {
    folder,
    write,
    arguments: ['--content', at('content'), '--config', at('site.config.ts'), '--out', at('dist')],
  };
}
