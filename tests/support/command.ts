/** Runs the project's own command line, as an author would. */
import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import { buildChanged } from '../../scripts/build-packages.mjs';
import { ROOT } from './sites.ts';

/** What `scripts/study-notes.mjs` starts when it has looked at every source, which costs half as much as the start itself: once is enough. */
await buildChanged();
export const ENGINE = join(ROOT, 'packages/engine/bin/study-notes.mjs');

export interface CommandResult {
  code: number | null;
  output: string;
}

export interface CommandOptions {
  cwd?: string;
  /** Variables besides those of the tests. */
  env?: Record<string, string>;
}

/** Starts `study-notes …` and gives the process; its output goes to the caller. */
export function start(args: string[], options: CommandOptions = {}): ChildProcess {
  return spawn(process.execPath, [ENGINE, ...args], {
    cwd: options.cwd ?? ROOT,
    env: { ...process.env, NO_COLOR: '1', FORCE_COLOR: undefined, ...options.env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
}

/** Runs `study-notes …` to its end. */
export function run(args: string[], options: CommandOptions = {}): Promise<CommandResult> {
  const child = start(args, options);
  const chunks: Buffer[] = [];
  child.stdout?.on('data', (chunk: Buffer) => chunks.push(chunk));
  child.stderr?.on('data', (chunk: Buffer) => chunks.push(chunk));
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code) => {
      const output = Buffer.concat(chunks).toString('utf8');
      // No site that a test builds may have a boot over its budget.
      if (output.includes('注意：boot ')) reject(new Error(`The boot is too large:\n${output}`));
      else resolve({ code, output });
    });
  });
}

/** Waits until a started server has printed its address. */
export function addressOf(child: ChildProcess): Promise<string> {
  let output = '';
  return new Promise((resolve, reject) => {
    const read = (chunk: Buffer) => {
      output += chunk.toString('utf8');
      const address = /http:\/\/(?:localhost|127\.0\.0\.1):(\d+)/.exec(output);
      if (address) resolve(`http://127.0.0.1:${address[1]}`);
    };
    child.stdout?.on('data', read);
    child.stderr?.on('data', read);
    child.on('error', reject);
    child.on('exit', (code) =>
      reject(new Error(`The server ended with code ${code} before it printed an address:\n${output}`)),
    );
  });
}

/** Asks a process to end and waits until it has. */
export function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve();
  return new Promise((resolve) => {
    child.once('exit', () => resolve());
    child.kill('SIGTERM');
  });
}
