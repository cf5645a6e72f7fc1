/** What this machine allows. Containers often forbid namespaces, or mounting in them. */
import { spawnSync } from 'node:child_process';
import { tmpdir } from 'node:os';
import { type IsolationLevel, namespaceWords, nestWords } from './isolation.ts';
import { MOUNT_DISK, mountOptions, unshareWords } from './own-disk.ts';
import { systemWords } from './view.ts';

/** Why commands cannot be kept apart here; undefined when they can. Tries all that a sample's command goes through. */
export function obstacleToNamespaces(): string | undefined {
  const [program = '', ...words] = unshareWords();
  const system = [...systemWords([]), '--dev', '/dev', '--proc', '/proc', '--tmpfs', '/tmp'];
  const inner = ['bwrap', ...namespaceWords(), ...system, '--', ...nestWords(), 'true'];
  const script = `${MOUNT_DISK} && shift 2 && exec "$@"`;
  const probe = spawnSync(program, [...words, 'sh', '-c', script, 'sh', mountOptions(), tmpdir(), ...inner], {
    encoding: 'utf8',
    env: { PATH: process.env.PATH },
  });
  if (probe.status === 0) return undefined;
  return probe.error?.message ?? (probe.stderr.trim().split('\n').at(-1) || `退出码 ${probe.status}`);
}

/** The level that samples are checked at here. */
export function findIsolation(): IsolationLevel {
  return obstacleToNamespaces() === undefined ? 'namespaces' : 'limits';
}
