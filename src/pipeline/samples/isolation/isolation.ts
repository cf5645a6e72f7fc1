/**
 * How a command is kept apart from the machine: bubblewrap gives it namespaces of its own (no network, no foreign process,
 * everything read-only except its folder); where a machine forbids namespaces only a foreign user and limits remain, and
 * the checker says so.
 */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { type Box, INSIDE } from './box.ts';
import type { Limits } from './limits.ts';

export type IsolationLevel = 'namespaces' | 'limits';

/** A folder or socket that the command may read although it lies elsewhere. */
export interface Mount {
  from: string;
  /** Absolute path inside. */
  to: string;
}

export interface Confined {
  box: Box;
  limits: Limits;
  mounts: Mount[];
  environment: Record<string, string>;
}

/** What this machine allows; asked once. */
export function findIsolation(): IsolationLevel {
  const probe = spawnSync('bwrap', [...namespaces(), '--ro-bind', '/', '/', 'true'], { stdio: 'ignore' });
  return probe.status === 0 ? 'namespaces' : 'limits';
}

/** First of the users that samples run as: none that a machine gives to people or services. */
const FIRST_USER = 20_000;
const USERS_EACH = 8;

/** A user for each lane of this process, so that limits on processes count for one sample only. */
export function sampleUser(lane: number): number | undefined {
  if (process.getuid?.() !== 0) return undefined;
  return FIRST_USER + (process.pid % 5000) * USERS_EACH + (lane % USERS_EACH);
}

/** The whole command line. */
export function confine(level: IsolationLevel, command: string[], confined: Confined): string[] {
  const inner = [...limitWords(confined), ...command];
  return level === 'namespaces' ? [...bubble(confined), ...inner] : inner.map((word) => unmounted(word, confined));
}

/** The environment of the command. */
export function confinedEnvironment(level: IsolationLevel, confined: Confined): Record<string, string> {
  const entries = Object.entries(confined.environment);
  return level === 'namespaces'
    ? confined.environment
    : Object.fromEntries(entries.map(([name, value]) => [name, unmounted(value, confined)]));
}

/** Without namespaces nothing is mounted, and every path is the real one. */
function unmounted(word: string, { box, mounts }: Confined): string {
  const places = [...mounts, { from: box.folder, to: INSIDE }];
  return places.reduce((path, { from, to }) => path.replaceAll(to, from), word);
}

function namespaces(): string[] {
  const own = [
    '--unshare-pid',
    '--unshare-net',
    '--unshare-ipc',
    '--unshare-uts',
    '--die-with-parent',
    '--new-session',
  ];
  if (process.getuid?.() !== 0) return [...own, '--unshare-user'];
  return [
    ...own,
    ...['CAP_SETUID', 'CAP_SETGID', 'CAP_SETPCAP', 'CAP_SYS_RESOURCE'].flatMap((name) => ['--cap-add', name]),
  ];
}

function bubble({ box, mounts, environment }: Confined): string[] {
  const words = ['bwrap', ...namespaces(), '--ro-bind', '/', '/', '--dev', '/dev', '--proc', '/proc'];
  for (const [inside, folder] of Object.entries(box.outside)) words.push('--bind', folder, inside);
  words.push('--bind', box.folder, INSIDE);
  for (const { from, to } of mounts) if (existsSync(from)) words.push('--ro-bind', from, to);
  words.push('--chdir', INSIDE, '--clearenv');
  for (const [name, value] of Object.entries(environment)) words.push('--setenv', name, value);
  return [...words, '--'];
}

/** `prlimit` for what the kernel counts, `setpriv` for the user. */
function limitWords({ box, limits }: Confined): string[] {
  const words = ['prlimit', '--core=0', `--fsize=${limits.file}`, `--nproc=${limits.processes}`, '--nofile=1024', '--'];
  if (box.user === undefined) return words.filter((word) => !word.startsWith('--nproc'));
  const user = String(box.user);
  const identity = ['--reuid', user, '--regid', user, '--clear-groups', '--no-new-privs', '--bounding-set=-all'];
  return [...words, 'setpriv', ...identity, '--'];
}
