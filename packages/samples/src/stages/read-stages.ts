/**
 * A program that grows from note to note: its stages are folders side by side, in the order of their names, each with the
 * files that it changes. `stages=../renderer/03-camera` is the program after that stage.
 */
import { readdirSync } from 'node:fs';
import { basename, dirname, join, relative, sep } from 'node:path';
import { besideNote, type NoteContext, readDependency } from 'study-notes/pipeline/markdown/context';
import type { SampleFile } from '../sample.ts';
import { words } from '../words/checker.ts';

/** More is no sample any more. */
const MOST_FILES = 200;
const MOST_BYTES = 512 * 1024;

const LANGUAGES: Readonly<Record<string, string>> = {
  cpp: 'cpp',
  cc: 'cpp',
  h: 'cpp',
  hpp: 'cpp',
  lua: 'lua',
  py: 'python',
};

/** The files of all stages up to the named one, later ones in place of earlier; or what is wrong, in Chinese. */
export function readStages(target: string, context: NoteContext): SampleFile[] | string {
  const last = besideNote(context, target);
  const stages = foldersIn(dirname(last)).filter((name) => name <= basename(last));
  if (stages.at(-1) !== basename(last)) return words.noStagesFolder(target);
  const found = new Map<string, string>();
  for (const stage of stages) {
    const folder = join(dirname(last), stage);
    for (const file of filesIn(folder)) found.set(relative(folder, file).split(sep).join('/'), file);
  }
  if (found.size > MOST_FILES) return words.manyStageFiles(target, found.size, MOST_FILES);
  const files = [...found]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .flatMap(([name, absolute]) => read(name, absolute, context));
  if (files.length < found.size) return words.closedStageFiles(target);
  const bytes = files.flatMap(({ lines }) => lines).reduce((sum, { text }) => sum + text.length + 1, 0);
  return bytes > MOST_BYTES ? words.largeStages(target, Math.round(bytes / 1024), MOST_BYTES / 1024) : files;
}

function read(name: string, absolute: string, context: NoteContext): SampleFile[] {
  const { bytes } = readDependency(context, absolute);
  if (!bytes) return [];
  const { contentDir, contentLabel } = context.options;
  const file = [contentLabel, relative(contentDir, absolute).split(sep).join('/')].filter(Boolean).join('/');
  const lines = bytes
    .toString('utf8')
    .replace(/^\uFEFF/, '')
    .replaceAll('\r\n', '\n')
    .split('\n');
  return [{ name, language: languageOf(name), lines: lines.map((text, index) => ({ text, file, line: index + 1 })) }];
}

function languageOf(name: string): string {
  if (basename(name) === 'CMakeLists.txt') return 'cmake';
  return LANGUAGES[name.slice(name.lastIndexOf('.') + 1)] ?? 'text';
}

function foldersIn(folder: string): string[] {
  return entries(folder)
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .sort();
}

function filesIn(folder: string): string[] {
  return entries(folder).flatMap((entry) => {
    const path = join(folder, entry.name);
    return entry.isDirectory() ? filesIn(path) : [path];
  });
}

/** Files with a dot before their names are an editor's or the system's. */
function entries(folder: string) {
  try {
    return readdirSync(folder, { withFileTypes: true }).filter(({ name }) => !name.startsWith('.'));
  } catch {
    return [];
  }
}
