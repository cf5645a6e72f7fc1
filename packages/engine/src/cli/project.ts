/** Where everything lies: found once from the options, then handed on. */
import { existsSync, lstatSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { basename, dirname, isAbsolute, join, relative, resolve } from 'node:path';
import { type ReadConfig, readConfig } from '../config/load.ts';
import type { ForeignProject } from '../dialects/project/foreign-project.ts';
import { recogniseFolder } from '../dialects/project/recognise.ts';
import { words } from '../words/building.ts';
import { hashCode } from './code-hash.ts';
import type { Engine } from './engine.ts';
import type { FoundFeature } from './feature.ts';
import { findFeatures } from './find-features.ts';
import { guessConfig } from './guess-config.ts';
import { keepSource } from './keep-source.ts';
import { type OptionValues, UsageError } from './options.ts';
import { skippedFolders } from './skipped-folders.ts';

export interface Project extends Engine {
  /** Features that the configuration lists; their code is part of `hash`, as the versions of all libraries are. */
  features: readonly FoundFeature[];
  /** The configuration as it was when the command began. */
  config: ReadConfig;
  /** What problem paths are relative to. */
  projectDir: string;
  configFile: string;
  contentDir: string;
  /** Names at the top of the content folder that hold no notes. */
  ignored: readonly string[];
  /** Those of them that an author might miss: others have made them. */
  skipped: readonly string[];
  /** The engine for which the folder was made, if it was recognised. */
  foreign?: ForeignProject | undefined;
  staticDir: string;
  outDir: string;
  cacheDir: string;
}

/** Finds the project: the given configuration's folder, else the current one, which needs no configuration. */
export async function findProject(engine: Engine, options: OptionValues, cwd = process.cwd()): Promise<Project> {
  const written = findConfig(options, cwd);
  // A link that leads nowhere was meant to be one.
  const isWritten = lstatSync(written, { throwIfNoEntry: false }) !== undefined;
  if (!isWritten) mustNeedNone(written, options);
  const folder = dirname(written);
  const foreign = isWritten || options.content !== undefined ? undefined : await recogniseFolder(folder);
  const cacheDir = options.cache === undefined ? join(folder, '.cache') : resolve(cwd, options.cache);
  const keeper = keepSource(cacheDir, engine.hash);
  const early = isWritten ? await readConfig(written, folder, keeper) : undefined;
  const named = early ? foldersOf(early, folder) : {};
  const contentDir =
    foreign?.contentDir ??
    (options.content === undefined ? named.content : undefined) ??
    findContent(options, { folder, cwd, isWritten });
  if (!statSync(contentDir, { throwIfNoEntry: false })?.isDirectory()) {
    const what = existsSync(contentDir) ? words.notAFolder(contentDir) : words.noContent(contentDir);
    throw new UsageError(words.pointContent(what));
  }
  const staticDir = foreign?.staticDir ?? named.static ?? join(folder, 'static');
  const outDir = findOutput(options, cwd);
  // A folder that the engine did not lay out may hold what is no note.
  const isOurs = isWritten && named.content === undefined;
  const made = isOurs ? [] : skippedFolders(contentDir).filter((name) => join(contentDir, name) !== outDir);
  const ignored = isOurs ? [] : [...NO_NOTES, ...made, relative(contentDir, outDir)];
  const configFile = isWritten ? written : writeGuess({ contentDir, cacheDir, ignored }, foreign);
  const projectDir = isBelow(cwd, contentDir) && isBelow(cwd, written) ? cwd : folder;
  const config = early && projectDir === folder ? early : await readConfig(configFile, projectDir, keeper);
  const features = await findFeatures(config);
  return {
    ...engine,
    config,
    features,
    hash: hashCode({ engine, features, folder, apart: [contentDir, staticDir, outDir, cacheDir] }),
    projectDir,
    configFile,
    contentDir,
    ignored,
    skipped: made,
    foreign,
    staticDir,
    outDir,
    cacheDir,
  };
}

/** The folders that a configuration names, absolute; the check of its shape comes later. */
function foldersOf({ value }: ReadConfig, folder: string): { content?: string; static?: string } {
  const fields = value !== null && typeof value === 'object' ? (value as Record<string, unknown>) : {};
  const named = (field: string) => {
    const path = fields[field];
    return typeof path === 'string' && path !== '' ? { [field]: resolve(folder, path) } : {};
  };
  return { ...named('content'), ...named('static') };
}

/** Without a configuration the folder is the site: not when one was asked for, nor within a project that has one. */
function mustNeedNone(written: string, { config, content }: OptionValues): void {
  if (config !== undefined) throw new UsageError(words.noConfig(written));
  if (content !== undefined) return;
  for (let folder = dirname(dirname(written)); folder !== dirname(folder); folder = dirname(folder)) {
    const above = join(folder, basename(written));
    if (existsSync(above)) throw new UsageError(words.inside(folder, above));
  }
}

/** What lies beside notes in a folder that is all content. */
const NO_NOTES = ['static'];

/** Notes: where the option says, else in `content`, else, without a configuration, in the folder itself. */
function findContent(
  { content }: OptionValues,
  { folder, cwd, isWritten }: { folder: string; cwd: string; isWritten: boolean },
): string {
  if (content !== undefined) return resolve(cwd, content);
  const usual = join(folder, 'content');
  return isWritten || existsSync(usual) ? usual : folder;
}

/** A guessed configuration becomes a file like any other: nothing else has to know. */
function writeGuess(
  { contentDir, cacheDir, ignored }: Pick<Project, 'contentDir' | 'cacheDir' | 'ignored'>,
  foreign: ForeignProject | undefined,
): string {
  const config = guessConfig(
    contentDir,
    ignored,
    foreign && { ...foreign.config, ...(foreign.dialect && { dialect: foreign.dialect }) },
  );
  if (!config) throw new UsageError(words.nothingHere(contentDir));
  const file = join(cacheDir, 'guessed.config.mjs');
  const text = `export default ${JSON.stringify(config, null, 2)};\n`;
  // The dev server watches it.
  if (existsSync(file) && readFileSync(file, 'utf8') === text) return file;
  mkdirSync(cacheDir, { recursive: true });
  writeFileSync(file, text);
  return file;
}

/** The configuration: the one given, else `site.config.ts` in the current folder. */
export function findConfig({ config }: OptionValues, cwd = process.cwd()): string {
  return resolve(cwd, config ?? 'site.config.ts');
}

/** The output folder: the one given, else `dist` beside the configuration. */
export function findOutput(options: OptionValues, cwd = process.cwd()): string {
  if (options.out !== undefined) return resolve(cwd, options.out);
  return join(dirname(findConfig(options, cwd)), 'dist');
}

function isBelow(folder: string, path: string): boolean {
  const way = relative(folder, path);
  return way !== '' && !way.startsWith('..') && !isAbsolute(way);
}
