/**
 * How a command is kept apart from the machine: bubblewrap gives it namespaces of its own (no network, no foreign process,
 * nothing to read but what it needs, nothing to write but its folder); where a machine forbids namespaces only a foreign
 * user and limits remain, and the checker says so.
 */
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { type Box, INSIDE, openPlaces } from './box.ts';
import { isRoot, SEEN_USER } from './identity.ts';
import type { Limits } from './limits.ts';
import { ownEtcWords, systemWords } from './view.ts';

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
  /** Folders that must not be seen wherever they lie. */
  hidden?: string[];
}

/** The whole command line. */
export function confine(level: IsolationLevel, command: string[], confined: Confined): string[] {
  const limits = limitWords(confined);
  if (level === 'limits') return [...limits, ...command].map((word) => unmounted(word, confined));
  return [...(confined.box.disk?.enter ?? []), ...bubble(confined), ...limits, ...nestWords(), ...command];
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

/** Namespaces of bubblewrap's; none may be made inside, where a sample could mount a disk that nobody counts. */
export function namespaceWords(): string[] {
  const own = ['pid', 'net', 'ipc', 'uts', 'cgroup-try'].map((kind) => `--unshare-${kind}`);
  const user = String(SEEN_USER);
  // Root keeps what it takes to become the sample's user; that user then goes through `nestWords`.
  const identity = isRoot()
    ? ['CAP_SETUID', 'CAP_SETGID', 'CAP_SETPCAP', 'CAP_SYS_RESOURCE'].flatMap((name) => ['--cap-add', name])
    : ['--unshare-user', '--disable-userns', '--uid', user, '--gid', user];
  return [...own, '--die-with-parent', '--new-session', ...identity];
}

/** As root the way into another user comes first, so that a second, empty sandbox shuts the door to more namespaces. */
export function nestWords(): string[] {
  return isRoot() ? ['bwrap', '--unshare-user', '--disable-userns', '--dev-bind', '/', '/', '--'] : [];
}

function bubble({ box, mounts, environment, hidden = [] }: Confined): string[] {
  const words = ['bwrap', ...namespaceWords(), ...systemWords(hidden), ...ownEtcWords(box)];
  words.push('--dev', '/dev', '--proc', '/proc');
  for (const [seen, folder] of openPlaces(box.root)) words.push('--bind', folder, seen);
  words.push('--bind', join(box.root, 'sample'), INSIDE);
  for (const { from, to } of mounts) if (existsSync(from)) words.push('--dir', dirname(to), '--ro-bind', from, to);
  words.push('--remount-ro', '/dev', '--remount-ro', '/', '--chdir', INSIDE, '--clearenv');
  for (const [name, value] of Object.entries(environment)) words.push('--setenv', name, value);
  return [...words, '--'];
}

/** `prlimit` for what the kernel counts, `setpriv` for the user; who may not choose a user gains no rights at least. */
function limitWords({ box, limits }: Confined): string[] {
  const files = ['--core=0', `--fsize=${box.bytes}`, '--nofile=1024'];
  if (box.user === undefined) return ['prlimit', ...files, '--', 'setpriv', '--no-new-privs', '--'];
  const user = String(box.user);
  const identity = ['--reuid', user, '--regid', user, '--clear-groups', '--no-new-privs', '--bounding-set=-all'];
  return ['prlimit', ...files, `--nproc=${limits.processes}`, '--', 'setpriv', ...identity, '--'];
}
