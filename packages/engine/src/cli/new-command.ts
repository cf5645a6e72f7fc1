/** `new`: a note with front matter in the right place. */
import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { stringify } from 'yaml';
import { acceptConfig } from '../config/load.ts';
import { configFeatures } from '../pipeline/pipeline-feature.ts';
import { badPath, badSegment } from '../pipeline/read/names.ts';
import { splitNumberPrefix } from '../pipeline/read/number-prefix.ts';
import { nearest } from '../shared/nearest.ts';
import { words } from '../words/building.ts';
import { listed } from '../words/phrases.ts';
import { siteFeatures } from './load-features.ts';
import { UsageError } from './options.ts';
import type { Project } from './project.ts';

/** Writes the note and prints where it is; `path` is what will stand in its address. */
export async function runNew(project: Project, path: string | undefined): Promise<void> {
  if (!path) throw new UsageError(words.whichNote);
  const features = await siteFeatures(project.features);
  const { config } = acceptConfig(project.config, configFeatures(features));
  const segments = readSegments(path);
  checkSection(
    segments[0],
    config.sidebars.map(({ folder }) => folder),
  );
  const file = placeNote(project.contentDir, segments);
  const title = segments.at(-1) ?? segments[0];
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, noteText(title), { flag: 'wx' });
  process.stdout.write(words.created(relative(process.cwd(), file)));
}

/** The segments of the wanted path, every one a legal name. */
export function readSegments(path: string): [section: string, ...rest: string[]] {
  const clean = path
    .normalize('NFC')
    .replace(/\\/g, '/')
    .replace(/^\/+|\/+$/g, '')
    .replace(/\.mdx?$/i, '');
  const segments = clean.split('/').map((segment) => segment.trim());
  for (const segment of segments) {
    if (segment === '' || segment === '.' || segment === '..') throw new UsageError(words.emptyPart(path));
    const bad = badSegment(segment);
    if (bad) throw new UsageError(words.badName(segment, bad.reason, bad.proposal));
  }
  const bad = badPath(`/${segments.join('/')}`);
  if (bad) throw new UsageError(words.badAddress(segments.join('/'), bad.reason, bad.proposal));
  const [section, ...rest] = segments;
  if (section === undefined || rest.length === 0) throw new UsageError(words.twoParts);
  return [section, ...rest];
}

function checkSection(section: string, folders: string[]): void {
  const tops = folders.flatMap((folder) => folder.split('/')[0] ?? []);
  if (tops.includes(section)) return;
  const near = nearest(section, tops);
  throw new UsageError(words.noSection(section, near ? words.didYouMeanSection(near) : '', listed(tops)));
}

/** The file for a note: existing folders are found under their number prefixes, and numbered neighbours give it the next number. */
export function placeNote(contentDir: string, segments: string[]): string {
  let folder = contentDir;
  for (const segment of segments.slice(0, -1)) {
    const existing = entries(folder).find((entry) => entry.isFolder && entry.name === segment);
    folder = join(folder, existing?.file ?? segment);
  }
  const name = segments.at(-1) ?? '';
  const neighbours = entries(folder);
  const taken = neighbours.find((entry) => entry.name.toLowerCase() === name.toLowerCase());
  if (taken) throw new UsageError(words.exists(join(folder, taken.file)));
  const file = join(folder, `${nextPrefix(neighbours.map((entry) => entry.file))}${name}.md`);
  if (existsSync(file)) throw new UsageError(words.exists(file));
  return file;
}

function entries(folder: string): { file: string; name: string; isFolder: boolean }[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { withFileTypes: true }).map((entry) => ({
    file: entry.name,
    name: splitNumberPrefix(entry.name.normalize('NFC').replace(/\.mdx?$/i, '')).name,
    isFolder: entry.isDirectory(),
  }));
}

/** `03-` after `01-a.md` and `02-b.md`; nothing where neighbours have no numbers. */
function nextPrefix(files: string[]): string {
  const prefixes = files.flatMap((file) => {
    const { number, name } = splitNumberPrefix(file);
    return number === undefined ? [] : [{ number, text: file.slice(0, file.length - name.length) }];
  });
  const last = prefixes.sort((a, b) => a.number - b.number).at(-1);
  if (!last) return '';
  return last.text.replace(/^\d+/, (digits) => String(last.number + 1).padStart(digits.length, '0'));
}

function noteText(title: string): string {
  return words.newNote(stringify({ title, description: words.newDescription }));
}
