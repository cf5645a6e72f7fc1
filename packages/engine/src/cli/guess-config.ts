/** A configuration for a folder of notes that has none: its own name, and a sidebar for each of its folders. */
import { readFileSync, realpathSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { AddressRules, UserConfig } from '../config/schema.ts';
import { docPath, OUR_ADDRESSES, splitName } from '../pipeline/read/doc-path.ts';
import { readNote } from '../pipeline/read/read-note.ts';
import { walkContent } from '../pipeline/read/walk-content.ts';
import type { NoteHeader } from '../pipeline/types.ts';

/** Number of links that fit into the navbar. */
const MOST_LINKS = 6;
/** Placeholder until there is an address; the build says so. */
const ADDRESS = 'https://notes.example.com';

/** Undefined when there are no notes. `ignored` are names below the folder that hold none, `known` is what needs no guess. */
export function guessConfig(
  contentDir: string,
  ignored: readonly string[],
  known: Partial<UserConfig> = {},
): UserConfig | undefined {
  const places = [realpathSync.native(contentDir)];
  const notes = walkContent(contentDir, '', { places, ignored, exclude: known.exclude ?? [] }).notes.flatMap(
    (found) => readNote(found, '', known.dialect).note ?? [],
  );
  const listed = notes.filter(({ frontMatter }) => !frontMatter.draft && !frontMatter.unlisted);
  const files = listed.map(({ file }) => file);
  if (files.length === 0) return undefined;
  const tops = [...new Set(files.filter((file) => file.includes('/')).map((file) => file.split('/')[0] ?? ''))];
  const isFlat = files.some((file) => !file.includes('/') && !/^readme\.md$/i.test(file)) || tops.length === 0;
  const title = known.title ?? titleOf(contentDir, files);
  const addresses = known.addresses ?? keptNumbers(listed);
  const rules = { ...OUR_ADDRESSES, ...addresses };
  const sidebars: NonNullable<UserConfig['sidebars']> =
    known.sidebars ??
    (isFlat
      ? [{ id: 'notes', label: title, folder: '.', intro: introOf(listed, rules) }]
      : tops.map((folder, at) => ({
          id: `folder-${at}`,
          label: splitName(folder, rules).name,
          folder,
          intro: introOf(
            listed.filter(({ file }) => file.startsWith(`${folder}/`)),
            rules,
          ),
        })));
  const items = sidebars.slice(0, MOST_LINKS).map(({ id }) => ({ type: 'docSidebar' as const, sidebarId: id }));
  return { url: ADDRESS, navbar: { items }, ...known, ...(addresses && { addresses }), title, sidebars };
}

/** `1_reader.md`, `2_reader.md`: without their numbers the files would have one address. */
function keptNumbers(notes: readonly NoteHeader[]): UserConfig['addresses'] {
  const paths = notes.map(({ file, frontMatter }) => docPath(file, frontMatter));
  const plain = paths.filter(({ isIndex }) => !isIndex).map(({ path }) => path.toLowerCase());
  return new Set(plain).size < plain.length ? { numberPrefixes: false } : undefined;
}

/** The first heading of the README, else the folder's name. */
function titleOf(contentDir: string, files: string[]): string {
  const readme = files.find((file) => /^readme\.md$/i.test(file));
  const heading = readme && /^#\s+(.+?)\s*#*$/m.exec(readFileSync(join(contentDir, readme), 'utf8'))?.[1];
  return heading || basename(contentDir);
}

/** Id of a folder's index page, else of its first note. */
function introOf(notes: NoteHeader[], rules: AddressRules): string {
  const docs = notes.map(({ file, frontMatter }) => ({
    depth: file.split('/').length,
    ...docPath(file, frontMatter, rules),
  }));
  const top = Math.min(...docs.map(({ depth }) => depth));
  const index = docs.find(({ isIndex, depth }) => isIndex && depth === top);
  // The root's own id is empty.
  return (index ?? docs.find(({ id }) => /(?:^|\/)intro$/.test(id)) ?? docs[0])?.id || 'index';
}
