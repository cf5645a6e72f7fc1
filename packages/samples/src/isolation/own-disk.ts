/**
 * A small disk in memory for one box, so that the kernel itself refuses what is too much. It is mounted in a namespace that a
 * waiting process keeps: commands enter there, this process reaches the files through /proc, and when either ends it is gone.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { isRoot } from './identity.ts';
import { DISK } from './limits.ts';

export interface OwnDisk {
  /** Stands before a path of the namespace where this process wants to reach it. */
  prefix: string;
  /** Words before a command that shall run in the namespace. */
  enter: string[];
  end: () => void;
}

/** How a disk is made; `exec` at the end of the script is left to the caller. */
export const MOUNT_DISK = 'mount -t tmpfs -o "$1" sample "$2"';

/** Makes a namespace; without root's rights a namespace of users comes first. */
export function unshareWords(): string[] {
  return ['unshare', '--mount', ...(isRoot() ? [] : ['--user', '--map-root-user'])];
}

/** What the disk holds at most; a page is the least that a file takes. */
export function mountOptions(bytes: number = DISK.bytes, files: number = DISK.files): string {
  return `size=${bytes},nr_inodes=${files},mode=755,nosuid,nodev`;
}

/** Mounts a disk over a folder, for those who enter the namespace only. */
export async function openDisk(folder: string, bytes?: number): Promise<OwnDisk> {
  const [program = '', ...words] = unshareWords();
  const script = `${MOUNT_DISK} && echo ready && exec cat`;
  const keeper = spawn(program, [...words, 'sh', '-c', script, 'sh', mountOptions(bytes), folder]);
  await ready(keeper);
  const space = `/proc/${keeper.pid}`;
  return {
    prefix: `${space}/root`,
    enter: [
      ...['nsenter', `--mount=${space}/ns/mnt`],
      ...(isRoot() ? [] : [`--user=${space}/ns/user`, '--preserve-credentials']),
    ],
    end: () => keeper.kill('SIGKILL'),
  };
}

function ready(keeper: ChildProcess): Promise<void> {
  let said = '';
  keeper.stderr?.on('data', (chunk: Buffer) => {
    said += chunk.toString();
  });
  return new Promise((resolve, reject) => {
    keeper.once('error', reject);
    keeper.once('close', () => reject(new Error(`没能建立样例的磁盘：${said.trim()}`)));
    keeper.stdout?.once('data', () => resolve());
  });
}
