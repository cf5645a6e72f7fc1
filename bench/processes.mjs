/** What a process and all its descendants use, read from /proc: memory at its peak, and the CPU taken by others. */
import { readdirSync, readFileSync } from 'node:fs';

const read = (file) => {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
};

/** Ids of a process and its descendants. */
function family(root) {
  const parents = new Map();
  for (const name of readdirSync('/proc')) {
    if (!/^\d+$/.test(name)) continue;
    const stat = read(`/proc/${name}/stat`);
    const [, parent] = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    parents.set(Number(name), Number(parent));
  }
  const members = new Set([root]);
  for (let size = 0; size !== members.size; ) {
    size = members.size;
    for (const [pid, parent] of parents) if (members.has(parent)) members.add(pid);
  }
  return [...members];
}

/** Proportional set size: memory that processes share is counted once. */
function proportionalKilobytes(pid) {
  return Number(/^Pss:\s+(\d+)/m.exec(read(`/proc/${pid}/smaps_rollup`))?.[1] ?? 0);
}

/** Watches a process and its descendants; `stop` gives the peak in MB. */
export function watchMemory(pid) {
  let peak = 0;
  const look = () => {
    peak = Math.max(
      peak,
      family(pid).reduce((sum, member) => sum + proportionalKilobytes(member), 0),
    );
  };
  const timer = setInterval(look, 60);
  return {
    stop() {
      clearInterval(timer);
      return peak / 1024;
    },
  };
}

function busyTicks() {
  const [user = 0, nice = 0, system = 0, idle = 0, wait = 0, ...rest] = (
    /^cpu\s+(.+)$/m.exec(read('/proc/stat'))?.[1] ?? ''
  )
    .split(/\s+/)
    .map(Number);
  const busy = user + nice + system + rest.slice(0, 3).reduce((sum, part) => sum + part, 0);
  return { busy, all: busy + idle + wait };
}

function ownTicks() {
  return family(process.pid).reduce((sum, pid) => {
    const stat = read(`/proc/${pid}/stat`);
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return sum + Number(fields[11] ?? 0) + Number(fields[12] ?? 0);
  }, 0);
}

/** Processor seconds that a process has used; infinite once it is gone. */
export function processorSeconds(pid) {
  const stat = read(`/proc/${pid}/stat`);
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return stat === '' ? Number.POSITIVE_INFINITY : (Number(fields[11]) + Number(fields[12])) / 100;
}

/** Processor time of all children that have ended, and of theirs (fields 16 and 17 of /proc/self/stat, in ticks of 10 ms). */
export function secondsOfChildren() {
  const stat = read('/proc/self/stat');
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return (Number(fields[13]) + Number(fields[14])) / 100;
}

/** Runs `work` and says which share of the machine's CPU time other programs took meanwhile. */
export async function withNoise(work) {
  const before = { ...busyTicks(), own: ownTicks() };
  const value = await work();
  const after = { ...busyTicks(), own: ownTicks() };
  const foreign = after.busy - before.busy - (after.own - before.own);
  return { value, noise: Math.max(0, foreign) / Math.max(1, after.all - before.all) };
}
