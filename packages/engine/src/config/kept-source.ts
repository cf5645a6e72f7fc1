/**
 * A configuration as it was bundled, for the next command: bundling is native code, whose loading takes longer than a build
 * of one changed note has left. Only one that is a single file is kept: what else it might be made of is not looked for.
 */
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { findPackage } from './find-package.ts';

export interface KeptSource {
  file: string;
  /** Hash of the file's bytes. */
  text: string;
  /** What it imports by the names of packages, and where that was found. */
  packages: Record<string, { address: string; place: string }>;
  code: string;
}

/** Where it is kept from one command to the next; neither function throws. */
export interface SourceKeeper {
  read: () => KeptSource | undefined;
  write: (kept: KeptSource) => void;
}

/** Whether bundling would give the same again. */
export function isCurrent(kept: KeptSource, file: string): boolean {
  return (
    kept.file === file &&
    kept.text === hashOf(readFileSync(file)) &&
    Object.entries(kept.packages).every(
      ([id, { address, place }]) => placeOf(id, file) === place && existsSync(fileURLToPath(address)),
    )
  );
}

/** Where each package is, or undefined when one was found otherwise than Node finds it. */
export function placesOf(addresses: ReadonlyMap<string, string>, file: string): KeptSource['packages'] | undefined {
  const packages: KeptSource['packages'] = {};
  for (const [id, address] of addresses) {
    const place = placeOf(id, file);
    const folder = place?.split('\0')[0];
    if (place === undefined || !fileURLToPath(address).startsWith(`${folder}${sep}`)) return undefined;
    packages[id] = { address, place };
  }
  return packages;
}

/** The package's folder as Node finds it from the file, else from the engine, with the hash of its `package.json`. */
function placeOf(id: string, file: string): string | undefined {
  const [scope = '', rest] = id.split('/');
  const name = scope.startsWith('@') ? `${scope}/${rest}` : scope;
  const folder = findPackage(dirname(file), name) ?? findPackage(dirname(fileURLToPath(import.meta.url)), name);
  return folder && `${folder}\0${hashOf(readFileSync(join(folder, 'package.json')))}`;
}

/** Hash of what a file holds. */
export function hashOf(bytes: Uint8Array | string): string {
  return createHash('sha256').update(bytes).digest('hex');
}
