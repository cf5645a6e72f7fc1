/** Folders of MkDocs: `mkdocs.yml` says where the notes are and in which order. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import type { SidebarItem } from '../../config/sidebar-items.ts';
import type { Formulas } from '../../shared/dialects.ts';
import { words } from '../../words/dialects.ts';
import { words as readers } from '../../words/notes.ts';
import type { ForeignProject, Recognise } from '../project/foreign-project.ts';
import { docIdOf, isOutside } from '../project/link-to-id.ts';
import { type Fields, fields, listOf, redirectPairs, siteAddress, textOf } from '../project/look.ts';

export const recognise: Recognise = async (folder) => {
  const sign = ['mkdocs.yml', 'mkdocs.yaml'].find((name) => existsSync(join(folder, name)));
  if (!sign) return undefined;
  const lost: string[] = [];
  const written = fields(readConfig(join(folder, sign), lost));
  const label = textOf(written.site_name);
  const items = itemsOf(written.nav);
  const config: ForeignProject['config'] = {
    ...(label && { title: label }),
    ...(textOf(written.site_description) && { tagline: textOf(written.site_description) }),
    ...siteAddress(written.site_url),
    ...formulasOf(written),
    addresses: {
      ...{ numberPrefixes: false, folderNotes: false, readmes: 'all' },
      trailingSlash: written.use_directory_urls !== false,
      ...(hasSlugify(written.markdown_extensions) && { unicodeIds: true }),
    },
    ...(items.length > 0 && { sidebars: [{ id: 'docs', label: label ?? readers.contents, items }] }),
  };
  const contentDir = contentOf(folder, textOf(written.docs_dir), lost);
  const redirects = redirectsOf(written.plugins);
  const staticDir = join(contentDir, 'static');
  return { dialect: 'mkdocs', engine: 'MkDocs', sign, contentDir, staticDir, config, redirects, lost };
};

/** Whether headings are named by another program than the usual one: all that there are keep letters. */
function hasSlugify(extensions: unknown): boolean {
  const all = Array.isArray(extensions) ? extensions.map((one) => fields(one).toc) : [fields(extensions).toc];
  return all.some((toc) => fields(toc).slugify !== undefined);
}

/**
 * By extension: one takes all dollars, one only `$$` unless it is told otherwise. Without either, scripts or pages of the
 * project's own may still look for formulas in the browser, and another file may name extensions.
 */
function formulasOf({ markdown_extensions: extensions, extra_javascript: scripts, theme, INHERIT }: Fields): {
  formulas?: Formulas;
} {
  const options = Object.assign(
    {},
    ...[extensions].flat().map((one) => (typeof one === 'string' ? { [one]: {} } : fields(one))),
  );
  if ('pymdownx.arithmatex' in options) return {};
  const math = options.mdx_math ?? options['mdx_math.extension'];
  if (math !== undefined) return fields(math).enable_dollar_delimiter === true ? {} : { formulas: 'blocks' };
  const mayLook = /math|katex/i.test(JSON.stringify(scripts ?? '')) || fields(theme).custom_dir !== undefined;
  return mayLook || INHERIT !== undefined ? {} : { formulas: 'none' };
}

/** Files in place of addresses, as the plugin has it: `old.md: new.md`. */
function redirectsOf(plugins: unknown): { from: string; to: string }[] {
  const all = Array.isArray(plugins) ? plugins.map((plugin) => fields(plugin).redirects) : [fields(plugins).redirects];
  const maps = all.flatMap((one) => redirectPairs(fields(one).redirect_maps));
  const address = (file: string) => `/${file.replace(/\.md(?=$|#)/, '').replace(/(?:^|(?<=\/))(?:index|README)$/, '')}`;
  return maps.filter(({ to }) => !isOutside(to)).map(({ from, to }) => ({ from: address(from), to: address(to) }));
}

/** Tags such as `!ENV` and `!!python/name:…` concern its own programs. */
function readConfig(file: string, lost: string[]): unknown {
  try {
    return parse(readFileSync(file, 'utf8'), { logLevel: 'silent' });
  } catch (error) {
    lost.push(words.unreadable(String(error instanceof Error ? error.message : error).split('\n')[0] ?? ''));
    return {};
  }
}

/** Some have their notes copied to another folder before they build. */
function contentOf(folder: string, written: string | undefined, lost: string[]): string {
  const wanted = join(folder, written ?? 'docs');
  if (existsSync(wanted) || !existsSync(join(folder, 'docs'))) return wanted;
  lost.push(words.readDocsInstead(written));
  return join(folder, 'docs');
}

/** `nav`: paths, `标题: 路径`, `标题: [ … ]`. */
function itemsOf(nav: unknown): SidebarItem[] {
  return listOf(nav).flatMap((entry): SidebarItem[] => {
    if (typeof entry === 'string') return itemOf(entry);
    return Object.entries(fields(entry)).flatMap(([label, value]): SidebarItem[] =>
      typeof value === 'string' ? itemOf(value, label) : [{ group: label, items: itemsOf(value) }],
    );
  });
}

function itemOf(target: string, label?: string): SidebarItem[] {
  if (isOutside(target)) return /^https?:/.test(target) ? [{ href: target, label: label ?? target }] : [];
  return [{ doc: docIdOf(target), ...(label !== undefined && { label }) }];
}
