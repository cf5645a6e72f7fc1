/** Where everything lies: found once from the options, then handed on. */
import { existsSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import type { SiteFeature } from '../emit/site-feature.ts';
import { type OptionValues, UsageError } from './options.ts';
import type { WorkerTasks } from './worker-tasks.ts';

/** What `bin` knows about the running engine. */
export interface Engine {
  /** Folder of the engine's package. */
  root: string;
  /** Folder of the bundled engine; `worker.js` lies there. */
  engine: string;
  /** Hash of the engine's sources and lockfile. */
  hash: string;
  /** What the site's features bring. */
  features: () => Promise<SiteFeature[]>;
  /** What worker threads do, for doing it here. */
  worker: () => Promise<WorkerTasks>;
}

export interface Project extends Engine {
  /** What problem paths are relative to. */
  projectDir: string;
  configFile: string;
  contentDir: string;
  staticDir: string;
  outDir: string;
  cacheDir: string;
}

/** Finds the project: the given configuration's folder, else the current one, else the engine's own. */
export function findProject(engine: Engine, options: OptionValues, cwd = process.cwd()): Project {
  const configFile = findConfig(engine, options, cwd);
  const folder = dirname(configFile);
  const contentDir = options.content === undefined ? join(folder, 'content') : resolve(cwd, options.content);
  if (!existsSync(configFile)) throw new UsageError(`找不到配置文件 ${configFile}。用 --config 指出它的位置。`);
  if (!existsSync(contentDir)) throw new UsageError(`找不到笔记目录 ${contentDir}。用 --content 指出它的位置。`);
  return {
    ...engine,
    projectDir: isBelow(cwd, contentDir) && isBelow(cwd, configFile) ? cwd : folder,
    configFile,
    contentDir,
    staticDir: join(folder, 'static'),
    outDir: findOutput(engine, options, cwd),
    cacheDir: options.cache === undefined ? join(engine.root, '.cache') : resolve(cwd, options.cache),
  };
}

function findConfig(engine: Engine, options: OptionValues, cwd: string): string {
  if (options.config !== undefined) return resolve(cwd, options.config);
  return join(existsSync(join(cwd, 'site.config.ts')) ? cwd : engine.root, 'site.config.ts');
}

/** The output folder: the one given, else `dist` beside the configuration. */
export function findOutput(engine: Engine, options: OptionValues, cwd = process.cwd()): string {
  if (options.out !== undefined) return resolve(cwd, options.out);
  return join(dirname(findConfig(engine, options, cwd)), 'dist');
}

function isBelow(folder: string, path: string): boolean {
  const way = relative(folder, path);
  return way !== '' && !way.startsWith('..');
}
