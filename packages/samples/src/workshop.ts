/** What all samples of a run share, created on first use. */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { homedir } from 'node:os';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { packageFolder } from 'study-notes/cli/package-folder';
import { isWhole, placeFolder } from './cache-folder.ts';
import { obstacleToNamespaces } from './isolation/find-isolation.ts';
import { shortHash } from './sample-key.ts';
import type { Workshop } from './sample-runner.ts';
import { Toolchain } from './toolchain.ts';

export interface WorkshopFolders {
  contentDir: string;
  cacheDir: string;
}

/** The root of this package, with the checker's tools. */
const ROOT = packageFolder(import.meta.url);

/** The folder with TypeScript; if none is found, the one next to this package, where it is then reported missing. */
function foundModules(): string {
  try {
    return dirname(packageFolder(pathToFileURL(createRequire(import.meta.url).resolve('typescript')).href));
  } catch {
    return join(ROOT, 'node_modules');
  }
}

/** Opens the workshop; `close` stops what it started. */
export function openWorkshop({ contentDir, cacheDir }: WorkshopFolders): Workshop & { close: () => void } {
  const toolsDir = join(ROOT, 'tools');
  const modulesDir = foundModules();
  const obstacle = obstacleToNamespaces();
  let screen: Promise<Display> | undefined;
  let csharp: string | undefined;
  return {
    toolchain: new Toolchain({ toolsDir, modulesDir }),
    isolation: obstacle === undefined ? 'namespaces' : 'limits',
    ...(obstacle === undefined ? {} : { obstacle }),
    isolationHash: hashIsolation(join(ROOT, 'src/isolation')),
    hidden: [...new Set([ROOT, dirname(modulesDir), dirname(contentDir), homedir()])],
    toolsDir,
    modulesDir,
    stubsDir: join(contentDir, '.stubs'),
    csharpDir: () => {
      csharp ??= buildCompiler(toolsDir, cacheDir);
      return csharp;
    },
    display: async () => {
      screen ??= startDisplay();
      return (await screen).display;
    },
    close: () =>
      void screen?.then(
        ({ server }) => server.kill(),
        () => {},
      ),
  };
}

/** Hash of all sources of the isolation, wherever the bundle lies. */
export function hashIsolation(folder: string): string {
  const names = readdirSync(folder).filter((name) => !name.includes('test'));
  return shortHash(names.sort().map((name) => [name, readFileSync(join(folder, name), 'utf8')]));
}

interface Display {
  display: string;
  server: ChildProcess;
}

/** One Xvfb for all programs that draw; it picks the first free display number and prints it. */
function startDisplay(): Promise<Display> {
  const words = ['-displayfd', '3', '-screen', '0', '1024x768x24', '-ac', '-nolisten', 'tcp'];
  const server = spawn('Xvfb', words, { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] });
  process.once('exit', () => server.kill());
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.once('exit', (code) => reject(new Error(`Xvfb ended with code ${code}`)));
    server.stdio[3]?.once('data', (number: Buffer) => resolve({ display: `:${number.toString().trim()}`, server }));
  });
}

/** Assemblies that the driver needs; the others are built for another runtime. */
const ASSEMBLIES = [
  ...[
    'Microsoft.CodeAnalysis',
    'Microsoft.CodeAnalysis.CSharp',
    'System.Collections.Immutable',
    'System.Reflection.Metadata',
  ],
].map((name) => `${name}.dll`);
const FACADES = '/usr/lib/mono/4.5/Facades';

/** Roslyn and our driver in one folder, compiled once. */
function buildCompiler(toolsDir: string, cacheDir: string): string {
  const source = join(toolsDir, 'Driver.cs');
  const managed = join(toolsDir, 'node_modules/csharp-wasm-runner/runtime/managed');
  const folder = join(cacheDir, 'csharp', shortHash(readFileSync(source, 'utf8')));
  if (isWhole(folder)) return folder;
  const temporary = `${folder}.tmp-${process.pid}`;
  mkdirSync(temporary, { recursive: true });
  for (const name of ASSEMBLIES) copyFileSync(join(managed, name), join(temporary, name));
  const references = [
    ...ASSEMBLIES.map((name) => join(temporary, name)),
    ...readdirSync(FACADES)
      .filter((name) => name.endsWith('.dll'))
      .map((name) => join(FACADES, name)),
  ];
  const words = ['-nologo', '-langversion:7', `-out:${join(temporary, 'Driver.exe')}`, source];
  const made = spawnSync('mcs', [...words, ...references.map((path) => `-r:${path}`)], { encoding: 'utf8' });
  if (made.status !== 0) {
    rmSync(temporary, { recursive: true, force: true });
    throw new Error(`mcs cannot compile ${source}:\n${made.stdout}${made.stderr}`);
  }
  placeFolder(temporary, folder);
  return folder;
}
