/** A site of a few notes with a bit of everything, built by the project's own command in processes that can be ended. */
import { type ChildProcess, spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { UserConfig } from 'study-notes';
import { ENGINE } from './command.ts';
import { configText } from './config-text.ts';
import { ROOT } from './sites.ts';

/** Preloaded in commands that are to fail at a chosen change of the file system. */
const FS_FAULT = join(ROOT, 'tests/support/fs-fault.cjs');

export interface Fault {
  /** Which of the matching changes, from 0. */
  at: number;
  /** A regular expression for `rename <from> <to>` and the like; default: every change. */
  matching?: string;
  /** Code of the error; absent: the process is killed. */
  error?: string;
}

export interface Ended {
  code: number | null;
  signal: NodeJS.Signals | null;
  output: string;
}

export interface TinyProject {
  folder: string;
  dist: string;
  cacheDir: string;
  write: (file: string, text: string) => void;
  start: (args: string[], fault?: Fault) => ChildProcess;
  run: (args: string[], fault?: Fault) => Promise<Ended>;
  remove: () => void;
}

const CONFIG: UserConfig = {
  title: '小站',
  url: 'https://small.example',
  navbar: { items: [{ type: 'docSidebar', sidebarId: 'a' }] },
  sidebars: [{ id: 'a', label: '甲', folder: '甲', intro: '甲/intro' }],
};

/** Makes the site. */
export function tinyProject(notes: Record<string, string>, config: Partial<UserConfig> = {}): TinyProject {
  const folder = mkdtempSync(join(tmpdir(), 'tiny-'));
  const at = (file: string) => join(folder, file);
  const write = (file: string, text: string) => {
    mkdirSync(dirname(at(file)), { recursive: true });
    writeFileSync(at(file), text);
  };
  write('site.config.ts', configText({ ...CONFIG, ...config }));
  for (const [file, text] of Object.entries(notes)) write(`content/甲/${file}`, text);
  const cacheDir = at('.cache');
  const start = (args: string[], fault?: Fault) =>
    spawn(process.execPath, [ENGINE, ...args], {
      cwd: folder,
      env: {
        ...process.env,
        NO_COLOR: '1',
        // Set by the test runner, and respected by bundlers.
        NODE_ENV: undefined,
        ...(fault && { FS_FAULT: JSON.stringify(fault), NODE_OPTIONS: `--require ${FS_FAULT}` }),
      },
    });
  const run = async (args: string[], fault?: Fault) =>
    ended(start(args.includes('preview') ? args : [...args, '--cache', cacheDir], fault));
  const remove = () => rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
  return { folder, dist: at('dist'), cacheDir, write, start, run, remove };
}

/** Waits for a command's end. */
export function ended(child: ChildProcess): Promise<Ended> {
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => (output += chunk));
  return new Promise((resolve) => child.on('close', (code, signal) => resolve({ code, signal, output })));
}

/** Every file below a folder, with a hash of its content. */
export function contentsOf(folder: string): Map<string, string> {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const paths = files.map((entry) => join(entry.parentPath ?? entry.path, entry.name)).sort();
  return new Map(paths.map((path) => [path.slice(folder.length + 1), hashOf(readFileSync(path))]));
}

/** Hash of bytes. */
export function hashOf(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex').slice(0, 16);
}
