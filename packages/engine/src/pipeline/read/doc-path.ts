/** From a file's name and front matter to the note's id and path. */
import type { AddressRules } from '../../config/schema.ts';
import type { FrontMatter } from './front-matter-schema.ts';
import { type SplitName, splitNumberPrefix } from './number-prefix.ts';
import { rewrittenFile } from './rewrite-file.ts';

export interface DocPath {
  id: string;
  path: string;
  /** The note stands for its folder. */
  isIndex: boolean;
}

/** Numbers are cut, and no page but that of a folder ends in a slash. */
export const OUR_ADDRESSES: AddressRules = {
  numberPrefixes: true,
  folderNotes: true,
  trailingSlash: false,
  readmes: 'folders',
  rewrites: {},
  unicodeIds: false,
};

/** The part of a name that stands in addresses, and its number. */
export function splitName(name: string, { numberPrefixes }: AddressRules): SplitName {
  return numberPrefixes ? splitNumberPrefix(name) : { name };
}

/** Id and path of the note in `file` (posix, NFC, relative to the content folder). */
export function docPath(file: string, frontMatter: FrontMatter, rules: AddressRules = OUR_ADDRESSES): DocPath {
  const names = rewrittenFile(file, rules.rewrites)
    .replace(/\.mdx?$/i, '')
    .split('/');
  const last = names.pop() ?? '';
  const folders = names.map((name) => splitName(name, rules).name);
  const parent = names.at(-1);
  const isIndex = isIndexName(last, parent, rules);
  const folder = folders.map((name) => `${name}/`).join('');
  const ownName = frontMatter.id?.normalize('NFC') ?? (isIndex ? '' : splitName(last, rules).name);
  const id = folder + ownName;
  const end = rules.trailingSlash ? '/' : '';
  const path =
    frontMatter.slug === undefined ? `/${isIndex ? folder : id + end}` : resolveSlug(frontMatter.slug, folder);
  return { id, path, isIndex };
}

/** `index`, `README` and, where `folderNotes` are, a file named like its folder are the folder's page. */
function isIndexName(name: string, folder: string | undefined, { folderNotes, readmes }: AddressRules): boolean {
  const lower = name.toLowerCase();
  if (lower === 'index') return true;
  // Ours at the top level describes the whole folder, whose page is the home page.
  if (lower === 'readme') return readmes === 'all' || (readmes === 'folders' && folder !== undefined);
  if (folder === undefined || !folderNotes) return false;
  return lower === folder.toLowerCase() || lower === splitNumberPrefix(folder).name.toLowerCase();
}

/** The rules for a file beside others: of several that would be the page of their folder, `index` is, then `README`. */
export function rulesBeside(file: string, files: ReadonlySet<string>, rules: AddressRules): AddressRules {
  const [, folder = '', name = ''] = /^(.*\/)?(.*)\.mdx?$/i.exec(file) ?? [];
  const has = (other: string) => files.has(`${folder}${other}.md`) || files.has(`${folder}${other}.mdx`);
  const lower = name.toLowerCase();
  if (lower === 'index') return rules;
  if (lower === 'readme') return has('index') ? { ...rules, readmes: 'none' } : rules;
  return has('index') || has('README') || has('readme') ? { ...rules, folderNotes: false } : rules;
}

/** An absolute slug stands for itself, a relative one starts at the note's folder. */
export function resolveSlug(slug: string, folder: string): string {
  const decoded = decodeSlug(slug).normalize('NFC');
  const whole = decoded.startsWith('/') ? decoded : `/${folder}${decoded}`;
  const parts: string[] = [];
  for (const part of whole.split('/')) {
    if (part === '..') parts.pop();
    else if (part !== '' && part !== '.') parts.push(part);
  }
  const end = whole.endsWith('/') || whole.endsWith('/.') ? '/' : '';
  return parts.length === 0 ? '/' : `/${parts.join('/')}${end}`;
}

function decodeSlug(slug: string): string {
  try {
    return decodeURIComponent(slug);
  } catch {
    return slug;
  }
}

/** The one spelling of a doc id: `…/index` and `…/README` mean the folder's page. */
export function normaliseDocId(id: string): string {
  return id
    .normalize('NFC')
    .replace(/^\//, '')
    .replace(/(^|\/)index$|(?<=\/)readme$/i, '$1');
}
