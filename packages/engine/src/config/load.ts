/** Loads `site.config.ts`: reports all of its problems at once, and returns a usable configuration in spite of them. */
import { existsSync, readFileSync } from 'node:fs';
import { basename, dirname, relative, resolve, sep } from 'node:path';
import type { Problem } from '../shared/problem.ts';
import { words } from '../words/configuration.ts';
import { importSource, NOT_INSTALLED } from './bundle.ts';
import { completeConfig } from './complete.ts';
import type { ConfigFeature } from './config-feature.ts';
import type { ConfigIssue } from './config-issue.ts';
import type { SourceKeeper } from './kept-source.ts';
import { listedFeatures } from './listed-feature.ts';
import { locate, type Place, placeOf } from './locate.ts';
import type { SiteConfig } from './schema.ts';

export interface LoadedConfig {
  config: SiteConfig;
  problems: Problem[];
  /** Files the configuration was read from, absolute. */
  files: string[];
  /** Name of the file in problems. */
  label: string;
  /** Finds the place of a key in the file. */
  locate: (path: (string | number)[]) => Place;
}

/** A configuration file that was run: what it exports, or why it exports nothing. */
export interface ReadConfig {
  /** Folder that its paths are relative to. */
  folder: string;
  /** Name of the file in problems. */
  label: string;
  source: string;
  /** Files it was read from, absolute. */
  files: string[];
  value: unknown;
  failure?: Problem;
}

/** Reads and runs a configuration file; `root` is what problem paths are relative to, `keeper` remembers the bundled one. */
export async function readConfig(file: string, root = dirname(file), keeper?: SourceKeeper): Promise<ReadConfig> {
  const label = relative(root, file).split(sep).join('/') || basename(file);
  const read = { folder: dirname(file), label, source: '', files: [file], value: {} };
  if (!existsSync(file)) return { ...read, failure: failure(label, missing(label)) };
  const source = readSource(file);
  if (source === undefined) return { ...read, failure: failure(label, unreadable()) };
  try {
    const { exports, files } = await importSource(file, keeper);
    return { ...read, source, files, value: exports.default };
  } catch (error) {
    return { ...read, source, failure: failure(label, brokenModule(error, source)) };
  }
}

/** The configuration with all of its problems; `features` add sections. If it could not be run, only that failure is reported. */
export function acceptConfig(read: ReadConfig, features: readonly ConfigFeature[] = []): LoadedConfig {
  const { value, label, source, files } = read;
  const names = listedFeatures(value).map(({ name }) => name);
  const place = (path: (string | number)[]) => locate(source, inFeatures(path, names, value));
  const { config: written, issues } = completeConfig(value, features);
  const allowedFolders = written.allowedFolders.map((folder) => resolve(read.folder, folder));
  const problems = read.failure ? [read.failure] : issues.map((issue) => toProblem(issue, label, place));
  return { config: { ...written, allowedFolders }, problems, files, label, locate: place };
}

/** Reads, runs and validates a configuration file. */
export async function loadConfig(
  file: string,
  root?: string,
  features?: readonly ConfigFeature[],
): Promise<LoadedConfig> {
  return acceptConfig(await readConfig(file, root), features);
}

/** The place of a feature's options: the argument of its call in the list. */
function inFeatures([first, ...rest]: (string | number)[], names: string[], value: unknown): (string | number)[] {
  const at = names.indexOf(String(first));
  const isBeside = rest.length === 0 && Object.hasOwn(Object(value), String(first));
  return at < 0 || isBeside ? [first ?? '', ...rest] : ['features', at, ...rest];
}

/** A problem of the configuration at the place of its key. */
export function toProblem(issue: ConfigIssue, file: string, place: (path: (string | number)[]) => Place): Problem {
  const { path, severity = 'error', ...rest } = issue;
  return { severity, file, ...place(path), ...rest };
}

function failure(file: string, problem: BrokenModule): Problem {
  return { severity: 'error', file, line: 1, column: 1, ...problem };
}

function missing(label: string): BrokenModule {
  return {
    rule: 'config-missing',
    message: words.noConfig(label),
    fix: words.createConfig,
  };
}

const unreadable = (): BrokenModule => ({
  rule: 'config-broken',
  message: words.unreadable,
  fix: words.checkFile,
});

function readSource(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8').replace(/^\uFEFF/, '');
  } catch {
    return undefined;
  }
}

type BrokenModule = Pick<Problem, 'rule' | 'message' | 'fix'> & Partial<Place>;

/** A configuration that does not parse, or throws while it runs. */
function brokenModule(error: unknown, source: string): BrokenModule {
  const first = (error as { errors?: unknown[] }).errors?.[0] ?? error;
  const { loc, message } = first as { loc?: Place; message?: string };
  const lines = stripTerminalCodes(message ?? String(error)).split('\n');
  const missing = lines.find((line) => line.includes(NOT_INSTALLED))?.split(NOT_INSTALLED)[1];
  if (missing) return notInstalled(missing, source);
  const [text] = lines;
  return {
    rule: 'config-broken',
    message: words.cannotRun(text),
    fix: words.mendAndRetry,
    ...(loc ? { line: loc.line, column: loc.column + 1 } : {}),
  };
}

function notInstalled(name: string, source: string): BrokenModule {
  const message = words.notInstalled(name);
  const place = placeOf(source, Math.max(0, source.indexOf(name)));
  return { rule: 'config-broken', message, fix: words.install(name), ...place };
}

function stripTerminalCodes(text: string): string {
  return text.replace(new RegExp(`${String.fromCharCode(27)}\\[[0-9;]*m`, 'g'), '');
}
