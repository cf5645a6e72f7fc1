/** Folders of Docusaurus: `docusaurus.config.*` says where the notes are, `sidebars.*` in which order. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { words } from '../../words/dialects.ts';
import { words as readers } from '../../words/notes.ts';
import type { ForeignProject, Recognise } from '../project/foreign-project.ts';
import { formulasByPackages } from '../project/formulas.ts';
import { excludeOf, type Fields, fields, listOf, textOf, withSlashes } from '../project/look.ts';
import { runConfig } from '../project/run-config.ts';
import { navbarItemsOf } from './navbar.ts';
import { sidebarsOf } from './sidebars.ts';

const ENDINGS = ['ts', 'js', 'mts', 'mjs', 'cjs', 'cts'];

export const recognise: Recognise = async (folder) => {
  const sign = firstFile(folder, 'docusaurus.config');
  if (!sign) return undefined;
  const lost: string[] = [];
  const written = fields(await readCode(join(folder, sign), lost));
  const docs = docsOptions(written);
  const path = textOf(docs.path) ?? 'docs';
  const order = await orderOf(folder, textOf(docs.sidebarPath), lost);
  const config = configOf(written, docs, lost);
  const label = config.title ?? readers.contents;
  const named = sidebarsOf(order, label);
  const sidebars = named.length > 0 ? named : [{ id: 'defaultSidebar', label, items: [{ folder: '.' }] }];
  const known = new Set(sidebars.map(({ id }) => id));
  const items = navbarItemsOf(fields(fields(written.themeConfig).navbar).items, known);
  return {
    ...{ dialect: 'docusaurus', engine: 'Docusaurus', sign, lost },
    ...{ contentDir: join(folder, path), staticDir: join(folder, 'static') },
    redirects: redirectsOf(written, docs),
    config: { ...config, ...formulasByPackages(folder), sidebars, ...(items.length > 0 && { navbar: { items } }) },
  };
};

function firstFile(folder: string, name: string): string | undefined {
  return ENDINGS.map((ending) => `${name}.${ending}`).find((file) => existsSync(join(folder, file)));
}

async function readCode(file: string, lost: string[]): Promise<unknown> {
  const read = await runConfig(file);
  if ('value' in read) return read.value;
  lost.push(words.notReadByFolders(file.split(/[\\/]/).at(-1) ?? file, read.failure));
  return {};
}

/** The sidebars' file: as the configuration names it, else the usual one. */
async function orderOf(folder: string, path: string | undefined, lost: string[]): Promise<unknown> {
  const named = path && existsSync(join(folder, path)) ? path : firstFile(folder, 'sidebars');
  return named ? readCode(join(folder, named), lost) : undefined;
}

/** Options of the docs, in a preset or as a plugin of their own. */
function docsOptions(written: Fields): Fields {
  const presets = listOf(written.presets).map((preset) => fields(fields(listOf(preset)[1]).docs));
  const plugins = listOf(written.plugins)
    .filter((plugin) => /content-docs$/.test(String(listOf(plugin)[0])))
    .map((plugin) => fields(listOf(plugin)[1]));
  return [...presets, ...plugins].find((options) => Object.keys(options).length > 0) ?? {};
}

/** Those below the notes' route; others lead to pages that are no notes. */
function redirectsOf(written: Fields, docs: Fields): { from: string; to: string }[] {
  const route = withSlashes(routeOf(docs)).slice(0, -1);
  const plugin = listOf(written.plugins).find((one) => /client-redirects$/.test(String(listOf(one)[0])));
  const { redirects } = fields(listOf(plugin)[1]);
  return listOf(redirects).flatMap((one) => {
    const { from, to } = fields(one);
    return [from].flat().flatMap((old) => {
      const isOfNotes = [old, to].every((path) => typeof path === 'string' && path.startsWith(`${route}/`));
      return isOfNotes ? [{ from: String(old).slice(route.length), to: String(to).slice(route.length) }] : [];
    });
  });
}

function routeOf(docs: Fields): string {
  return typeof docs.routeBasePath === 'string' ? docs.routeBasePath : 'docs';
}

/** The notes' own base is part of the site's, so that every note keeps its address. */
function configOf(written: Fields, docs: Fields, lost: string[]): ForeignProject['config'] {
  const title = textOf(written.title);
  const base = withSlashes(textOf(written.baseUrl) ?? '/');
  const route = routeOf(docs);
  if (listOf(written.plugins).length > 0) lost.push(words.pluginsDoNotRun);
  return {
    ...(title && { title }),
    ...(textOf(written.tagline) && { tagline: textOf(written.tagline) }),
    ...(/^https?:\/\//.test(String(written.url)) && { url: new URL(String(written.url)).origin }),
    baseUrl: withSlashes(`${base}${route}`),
    ...excludeOf(docs.exclude),
    addresses: {
      ...{ numberPrefixes: docs.numberPrefixParser !== false, readmes: 'all' },
      trailingSlash: written.trailingSlash === true,
    },
  };
}
