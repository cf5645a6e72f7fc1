/** What a process and all its descendants use, as Linux' /proc tells it. */
import { readdirSync, readFileSync, statSync } from 'node:fs';

export interface TreeUse {
  /** Resident bytes; pages that processes share count once for each. */
  memory: number;
  /** Processes and their threads. */
  processes: number;
  /** Processor time, ms, of these processes and of those they have seen end. */
  cpu: number;
  /** True when at least one thread runs or waits for a processor. */
  isRunnable: boolean;
}

const PAGE = 4096;
/** Linux counts processor time in hundredths of a second. */
const TICK_MS = 10;
/** A fork bomb is not counted to its end. */
const MOST = 4096;

/** Sums up a process tree; processes that end meanwhile count nothing. */
export function treeUse(root: number): TreeUse {
  const use = nothing();
  const open = [root];
  for (let pid = open.pop(); pid !== undefined && use.processes < MOST; pid = open.pop()) {
    for (const thread of addProcess(use, pid)) {
      const children = read(`/proc/${pid}/task/${thread}/children`);
      for (const child of children.split(' ')) if (child !== '') open.push(Number(child));
    }
  }
  return use;
}

/** The same of all processes of a user: without a namespace, those whose parent has ended leave the tree. */
export function userUse(user: number): TreeUse {
  const use = nothing();
  for (const pid of processesOf(user)) addProcess(use, Number(pid));
  return use;
}

function nothing(): TreeUse {
  return { memory: 0, processes: 0, cpu: 0, isRunnable: false };
}

/** Adds a process and gives its threads. */
function addProcess(use: TreeUse, pid: number): string[] {
  const threads = list(`/proc/${pid}/task`);
  use.processes += threads.length;
  use.memory += residentBytes(pid);
  // After the name in brackets: state, and from the twelfth field on four counts of time, the last two of ended children.
  const times = statOf(`/proc/${pid}`).slice(11, 15).map(Number);
  use.cpu += times.reduce((sum, ticks) => sum + ticks, 0) * TICK_MS;
  use.isRunnable ||= threads.some((thread) => statOf(`/proc/${pid}/task/${thread}`)[0] === 'R');
  return threads;
}

/** Fields of a `stat` file after the name, which may hold blanks and brackets itself. */
function statOf(folder: string): string[] {
  const text = read(`${folder}/stat`);
  return text.slice(text.lastIndexOf(')') + 2).split(' ');
}

/** Ends every process of a user that is only a sample's; those it makes meanwhile too. */
export function endProcessesOf(user: number): void {
  for (let found = true; found; ) {
    const own = processesOf(user).filter(isAlive);
    for (const pid of own) endProcess(Number(pid));
    found = own.length > 0;
  }
}

function processesOf(user: number): string[] {
  return list('/proc').filter((name) => /^\d+$/.test(name) && ownerOf(name) === user);
}

function endProcess(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch {
    // It has ended by itself.
  }
}

function ownerOf(pid: string): number | undefined {
  return statSync(`/proc/${pid}`, { throwIfNoEntry: false })?.uid;
}

/** False for what has ended and only waits for its parent to notice. */
function isAlive(pid: string): boolean {
  return !/^State:\s+[ZX]/m.test(read(`/proc/${pid}/status`) || 'State:\tX');
}

function residentBytes(pid: number): number {
  return Number(read(`/proc/${pid}/statm`).split(' ')[1] ?? 0) * PAGE;
}

function list(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}

function read(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}
