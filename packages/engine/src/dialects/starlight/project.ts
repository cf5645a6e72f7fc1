/** Folders of Starlight: Astro's configuration lists its integrations, the notes lie in `src/content/docs`. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { SidebarItem } from '../../config/sidebar-items.ts';
import { words } from '../../words/dialects.ts';
import { words as readers } from '../../words/notes.ts';
import type { Recognise } from '../project/foreign-project.ts';
import { formulasByPackages } from '../project/formulas.ts';
import { docIdOf, isOutside } from '../project/link-to-id.ts';
import { fields, listOf, redirectPairs, siteAddress, textOf } from '../project/look.ts';
import { runConfig } from '../project/run-config.ts';

const NOTES = 'src/content/docs';

export const recognise: Recognise = async (folder) => {
  const sign = ['mjs', 'ts', 'js', 'mts']
    .map((ending) => `astro.config.${ending}`)
    .find((file) => existsSync(join(folder, file)));
  if (!sign || !existsSync(join(folder, NOTES))) return undefined;
  const lost: string[] = [];
  const read = await runConfig(join(folder, sign));
  if (!('value' in read)) lost.push(words.notReadSidebar(sign, read.failure));
  const written = 'value' in read ? fields(read.value) : {};
  const own = fields(listOf(written.integrations).find((one) => 'title' in fields(one) || 'sidebar' in fields(one)));
  const title = textOf(own.title) ?? textOf(Object.values(fields(own.title))[0]);
  const items = itemsOf(own.sidebar);
  return {
    ...{ dialect: 'starlight', engine: 'Starlight', sign, lost },
    ...{ contentDir: join(folder, NOTES), staticDir: join(folder, 'public') },
    redirects: redirectPairs(written.redirects),
    config: {
      ...(title && { title }),
      ...siteAddress(written.site),
      ...formulasByPackages(folder),
      addresses: {
        ...{ numberPrefixes: false, folderNotes: false, readmes: 'none' },
        trailingSlash: written.trailingSlash !== 'never',
      },
      // Their page for unknown addresses.
      exclude: ['404.md', '404.mdx'],
      ...(items.length > 0 && { sidebars: [{ id: 'docs', label: title ?? readers.contents, items }] }),
    },
  };
};

function itemsOf(written: unknown): SidebarItem[] {
  return listOf(written).flatMap((one): SidebarItem[] => {
    if (typeof one === 'string') return [{ doc: docIdOf(one) }];
    const { label, slug, link, items, autogenerate, collapsed } = fields(one);
    const name = textOf(label);
    const directory = textOf(fields(autogenerate).directory);
    const target = textOf(slug) ?? textOf(link);
    if (target !== undefined) return linkItem(target, name);
    const below = directory === undefined ? itemsOf(items) : [{ folder: directory }];
    return below.length > 0
      ? [{ group: name ?? '', items: below, ...(collapsed !== true && { collapsed: false }) }]
      : [];
  });
}

function linkItem(target: string, label: string | undefined): SidebarItem[] {
  if (isOutside(target)) return /^https?:/.test(target) ? [{ href: target, label: label ?? target }] : [];
  return [{ doc: docIdOf(target.replace(/(?<=.)\/$/, '')), ...(label !== undefined && { label }) }];
}
