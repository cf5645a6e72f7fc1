/**
 * What a sample can read, built up from nothing: the system's programs and libraries, the parts of /etc that loaders and
 * compilers read, its own folder, and what its driver mounts. No home, no project, no other sample.
 */
import { existsSync, lstatSync, mkdirSync, readlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Box, INSIDE } from './box.ts';
import { SEEN_USER } from './identity.ts';

/** On most systems links into /usr. */
const BESIDE_USR = ['bin', 'sbin', 'lib', 'lib32', 'lib64', 'libx32'];

const OF_ETC = [
  ...['alternatives', 'ld.so.cache', 'ld.so.conf', 'ld.so.conf.d', 'debian_version', 'os-release'],
  ...['fonts', 'glvnd', 'mono', 'terminfo', 'mime.types', 'protocols', 'services'],
];

/** Made first: bubblewrap itself would make them so that no one but root may enter. */
const DIRECTORIES = ['/etc', '/var', '/tmp'];

/** Files of /etc that would tell about the machine, as they are on none. */
const OWN_ETC = 'etc';

/** Writes the box's own files for /etc. */
export function writeOwnEtc(box: Box): void {
  const user = box.user ?? SEEN_USER;
  const folder = join(box.reach, OWN_ETC);
  mkdirSync(folder, { mode: 0o755 });
  for (const [name, lines] of Object.entries({
    passwd: [
      'root:x:0:0::/:/bin/false',
      `nobody:x:65534:65534::/:/bin/false`,
      `sample:x:${user}:${user}::${INSIDE}:/bin/sh`,
    ],
    group: ['root:x:0:', 'nogroup:x:65534:', `sample:x:${user}:`],
    hosts: ['127.0.0.1 localhost', '::1 localhost'],
    'nsswitch.conf': ['passwd: files', 'group: files', 'hosts: files'],
  }))
    writeFileSync(join(folder, name), lines.map((line) => `${line}\n`).join(''));
}

/** Bubblewrap's words for the system; `hidden` are folders that must not be seen should they lie among the programs. */
export function systemWords(hidden: string[]): string[] {
  const usr = ['--ro-bind', '/usr', '/usr', ...BESIDE_USR.flatMap((name) => besideUsr(`/${name}`))];
  const etc = OF_ETC.map((name) => `/etc/${name}`)
    .filter((path) => existsSync(path))
    .flatMap((path) => ['--ro-bind', path, path]);
  const covers = hidden.filter((path) => path.startsWith('/usr/') && existsSync(path));
  return [
    ...usr,
    ...DIRECTORIES.flatMap((path) => ['--dir', path]),
    ...etc,
    ...['--symlink', '/usr/share/zoneinfo/Etc/UTC', '/etc/localtime'],
    ...covers.flatMap((path) => ['--tmpfs', path, '--remount-ro', path]),
  ];
}

/** Words for the box's own files of /etc. */
export function ownEtcWords({ root }: Box): string[] {
  return ['passwd', 'group', 'hosts', 'nsswitch.conf'].flatMap((name) => [
    '--ro-bind',
    join(root, OWN_ETC, name),
    `/etc/${name}`,
  ]);
}

function besideUsr(path: string): string[] {
  const stats = lstatSync(path, { throwIfNoEntry: false });
  if (!stats) return [];
  return stats.isSymbolicLink() ? ['--symlink', readlinkSync(path), path] : ['--ro-bind', path, path];
}
