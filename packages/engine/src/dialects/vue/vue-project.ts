/** Folders of VuePress and VitePress: a hidden folder with the configuration lies among the notes, or one above them. */
import { existsSync, readdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { AddressRules } from '../../config/schema.ts';
import { words } from '../../words/dialects.ts';
import { words as readers } from '../../words/notes.ts';
import type { ForeignProject } from '../project/foreign-project.ts';
import { formulasByPackages } from '../project/formulas.ts';
import { excludeOf, type Fields, fields, listOf, redirectPairs, textOf, withSlashes } from '../project/look.ts';
import { runConfig } from '../project/run-config.ts';
import { navbarItemsOf, sidebarsOf } from './sidebars.ts';

interface VueEngine extends Pick<ForeignProject, 'dialect' | 'engine'> {
  /** `.vitepress` */
  hidden: string;
  /** Where files lie that are copied, from the notes' folder. */
  copied: string;
  /** Which README are the page of their folder. */
  readmes: AddressRules['readmes'];
}

/** Most links that a bar shows. */
const MOST_LINKS = 8;

export async function recogniseVue(folder: string, engine: VueEngine): Promise<ForeignProject | undefined> {
  const base = [folder, join(folder, 'docs'), join(folder, 'src')].find((path) =>
    existsSync(join(path, engine.hidden)),
  );
  if (!base) return undefined;
  const own = join(base, engine.hidden);
  const file = configFile(own);
  const sign = relative(folder, file ?? own)
    .split('\\')
    .join('/');
  const lost: string[] = [];
  const written = file ? await readConfig(file, lost) : {};
  const contentDir = join(base, textOf(written.srcDir) ?? '.');
  const staticDir = join(contentDir, engine.copied);
  const { dialect, engine: name, readmes } = engine;
  const redirects = redirectsOf(written);
  const config = { ...configOf(written, { readmes, lost }), ...formulasByPackages(folder) };
  return { dialect, engine: name, sign, contentDir, staticDir, config, redirects, lost };
}

function configFile(folder: string): string | undefined {
  const names = readdirSync(folder);
  const found = /^config\.(?:m?[jt]s|cjs|cts)$/;
  const name = names.find((one) => found.test(one));
  if (name) return join(folder, name);
  return names.includes('config')
    ? ['index.ts', 'index.js', 'index.mts'].map((one) => join(folder, 'config', one)).find((path) => existsSync(path))
    : undefined;
}

async function readConfig(file: string, lost: string[]) {
  const read = await runConfig(file);
  if ('value' in read) return fields(read.value);
  lost.push(words.notReadConfig(read.failure));
  return {};
}

/** VitePress has `themeConfig`, VuePress 2 calls a theme with the same. */
function configOf(
  written: Fields,
  { readmes, lost }: { readmes: AddressRules['readmes']; lost: string[] },
): ForeignProject['config'] {
  const theme = { ...fields(written.theme), ...fields(written.themeConfig) };
  const title = textOf(written.title);
  const sidebars = sidebarsOf(theme.sidebar, title ?? readers.contents);
  const links = navbarItemsOf(theme.nav ?? theme.navbar);
  if (links.length > MOST_LINKS) lost.push(words.manyLinks(links.length, MOST_LINKS));
  return {
    ...(title && { title }),
    ...(textOf(written.description) && { tagline: textOf(written.description) }),
    ...(textOf(written.base) && { baseUrl: withSlashes(String(written.base)) }),
    addresses: { numberPrefixes: false, folderNotes: false, readmes, ...rewritesOf(written.rewrites) },
    ...excludeOf([...listOf(written.srcExclude), '404.md']),
    ...(sidebars.length > 0 && { sidebars }),
    ...(links.length > 0 && { navbar: { items: links.slice(0, MOST_LINKS) } }),
  };
}

/** Files that VitePress shows under another address. */
function rewritesOf(written: unknown): { rewrites?: Record<string, string> } {
  const pairs = Object.entries(fields(written)).filter((pair): pair is [string, string] => typeof pair[1] === 'string');
  return pairs.length > 0 ? { rewrites: Object.fromEntries(pairs) } : {};
}

/** Of the plugin that sends old addresses on, which a theme may have among its own. */
function redirectsOf({ plugins, theme }: Fields): { from: string; to: string }[] {
  const all = [...listOf(plugins), ...Object.values(fields(fields(theme).plugins))];
  const maps = all.flatMap((plugin) => redirectPairs(fields(Array.isArray(plugin) ? plugin[1] : plugin).config));
  return maps.filter(({ from, to }) => from.startsWith('/') && to.startsWith('/'));
}
