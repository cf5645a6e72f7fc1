/** Runs one command in a box and ends it, with all its descendants, at the first limit it meets. */
import { type ChildProcess, spawn } from 'node:child_process';
import { strayFiles } from './box.ts';
import { FairClock } from './fair-clock.ts';
import { type Confined, confine, confinedEnvironment, type IsolationLevel } from './isolation.ts';
import { endProcessesOf, treeUse, userUse } from './process-tree.ts';
import { isFull } from './written.ts';

/** The limit that ended a command, or the isolation itself when it could not be made. */
export type Stopped = 'time' | 'memory' | 'processes' | 'output' | 'disk' | 'isolation';

export interface Ran {
  /** Exit code; null when a signal ended it. */
  code: number | null;
  /** `SIGSEGV`. */
  signal: string | null;
  stdout: string;
  stderr: string;
  stopped?: Stopped;
  /** What it wrote outside its folder. */
  stray: string[];
}

/** How often time, memory and processes are looked at, ms. */
const WATCH_EVERY = 50;
/** Looks after which the disk is looked at too. */
const DISK_EVERY = 4;

/** Runs a command to its end. */
export async function runLimited(
  level: IsolationLevel,
  command: string[],
  confined: Confined & { stdin?: string },
): Promise<Ran> {
  const [program = '', ...words] = confine(level, command, confined);
  const { box, limits, stdin } = confined;
  const child = spawn(program, words, {
    // Within namespaces bubblewrap goes there.
    cwd: box.disk ? '/' : box.folder,
    env: confinedEnvironment(level, confined),
    stdio: ['pipe', 'pipe', 'pipe'],
    // A group of its own, so that without namespaces too the whole family can be ended.
    detached: true,
  });
  let stopped: Stopped | undefined;
  // Within namespaces all processes stay below the first; without, the user they run as is what they have in common.
  const user = level === 'limits' ? box.user : undefined;
  const end = () => {
    endGroup(child);
    if (user !== undefined) endProcessesOf(user);
  };
  const stop = (why: Stopped) => {
    stopped ??= why;
    end();
  };
  const clock = new FairClock(performance.now());
  let looks = 0;
  const watch = setInterval(() => {
    const use = user === undefined ? treeUse(child.pid ?? 0) : userUse(user);
    if (clock.isOver(limits.time, use, performance.now())) stop('time');
    else if (use.memory > limits.memory) stop('memory');
    // The kernel refuses more a little earlier, and the sample's own program may hide the refusal.
    else if (use.processes >= limits.processes - 2) stop('processes');
    else if (++looks % DISK_EVERY === 0 && isFull(box)) stop('disk');
  }, WATCH_EVERY);
  child.stdin?.on('error', () => {}); // It need not read what it is given.
  child.stdin?.end(stdin ?? '');
  const streams = [collect(child.stdout, limits.output, stop), collect(child.stderr, limits.output, stop)];
  const [code, signal] = await ended(child);
  clearInterval(watch);
  end();
  const [stdout = '', stderr = ''] = streams.map((stream) => stream());
  if (!stopped && (isFull(box) || metFullDisk(code, signal, stderr))) stopped = 'disk';
  if (!stopped && child.pid === undefined) stopped = 'isolation';
  if (!stopped && /^(?:nsenter|bwrap|prlimit|setpriv): /.test(stderr) && code !== 0) stopped = 'isolation';
  return { ...readEnd(code, signal), stdout, stderr, ...(stopped ? { stopped } : {}), stray: strayFiles(box) };
}

/** True of what failed since the disk was full, although it has tidied up since; or since a single file was too large. */
function metFullDisk(code: number | null, signal: string | null, stderr: string): boolean {
  return readEnd(code, signal).signal === 'SIGXFSZ' || (code !== 0 && FULL_DISK.test(stderr));
}

/** As the C library, Node and Mono say it. */
const FULL_DISK = /No space left on device|ENOSPC|Disk full/;

/** Ends the command's process group; inside namespaces the rest dies with it. */
function endGroup(child: ChildProcess): void {
  if (child.pid === undefined) return;
  try {
    process.kill(-child.pid, 'SIGKILL');
  } catch {
    // Nothing of it is left.
  }
}

/** Exit code, as shells tell it, when `bwrap` or `prlimit` itself is not there. */
const NOT_STARTED = 127;

function ended(child: ChildProcess): Promise<[number | null, string | null]> {
  return new Promise((resolve) => {
    child.once('error', () => resolve([NOT_STARTED, null]));
    child.once('close', (code, signal) => resolve([code, signal]));
  });
}

const SIGNALS: Record<number, string> = {
  4: 'SIGILL',
  6: 'SIGABRT',
  8: 'SIGFPE',
  9: 'SIGKILL',
  11: 'SIGSEGV',
  13: 'SIGPIPE',
  25: 'SIGXFSZ',
};

/** Bubblewrap tells a signal as shells do: 128 and its number. */
function readEnd(code: number | null, signal: string | null): Pick<Ran, 'code' | 'signal'> {
  const told = code !== null && code > 128 ? SIGNALS[code - 128] : undefined;
  return told ? { code: null, signal: told } : { code, signal };
}

/** Gathers a stream up to its limit. */
function collect(stream: ChildProcess['stdout'], most: number, stop: (why: Stopped) => void): () => string {
  const chunks: Buffer[] = [];
  let size = 0;
  stream?.on('data', (chunk: Buffer) => {
    if (size <= most) chunks.push(chunk);
    size += chunk.length;
    if (size > most) stop('output');
  });
  return () => Buffer.concat(chunks).subarray(0, most).toString('utf8');
}
