#!/usr/bin/env node
/**
 * Run after a change of dependencies made against a registry mirror that lacks some platforms' binaries: npm then leaves
 * those optional packages out of the lockfile, and `npm ci` refuses it. This names them as their parents do; a machine
 * of such a platform fetches them from its own registry, all others skip them.
 */
import { readFileSync, writeFileSync } from 'node:fs';

const FILE = 'package-lock.json';
const SYSTEMS = ['android', 'darwin', 'win32', 'freebsd', 'linux', 'openharmony', 'openbsd', 'netbsd', 'sunos', 'aix'];
const PROCESSORS = ['x64', 'arm64', 'arm', 'ia32', 'ppc64', 'riscv64', 's390x', 'wasm32'];

const lock = JSON.parse(readFileSync(FILE, 'utf8'));
let added = 0;
for (const [path, info] of Object.entries(lock.packages)) {
  for (const [name, version] of Object.entries(info.optionalDependencies ?? {})) {
    if (isListed(path, name) || !/^\d+\.\d+\.\d+$/.test(version)) continue;
    lock.packages[`node_modules/${name}`] = platformPackage(name, version, info.dev);
    added++;
  }
}
const { '': root, ...rest } = lock.packages;
lock.packages = { '': root, ...Object.fromEntries(Object.entries(rest).sort(([a], [b]) => (a < b ? -1 : 1))) };
writeFileSync(FILE, `${JSON.stringify(lock, null, 2)}\n`);
console.log(`${added} platform packages added to ${FILE}`);

/** As Node resolves it: beside the package, then in every folder above. */
function isListed(path, name) {
  for (let folder = path; ; folder = folder.slice(0, Math.max(0, folder.lastIndexOf('/node_modules/')))) {
    if (lock.packages[`${folder && `${folder}/`}node_modules/${name}`]) return true;
    if (!folder) return false;
  }
}

/** npm reads the platform from these fields; such packages carry it in their names. */
function platformPackage(name, version, dev) {
  const words = name.split(/[-/]/);
  const os = words.filter((word) => SYSTEMS.includes(word));
  const cpu = words.filter((word) => PROCESSORS.includes(word)).slice(0, 1);
  const libc = os.includes('linux') && [words.some((word) => word.includes('musl')) ? 'musl' : 'glibc'];
  return {
    version,
    ...(cpu.length && { cpu }),
    ...(dev && { dev }),
    ...(libc && { libc }),
    optional: true,
    ...(os.length && { os }),
  };
}
