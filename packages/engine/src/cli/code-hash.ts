/** A hash of all code that a site is made with: a different engine, library or feature makes different pages of the same notes. */
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { findPackage, type Places } from '../config/find-package.ts';
import type { FoundFeature } from './feature.ts';

export interface CodeOfSite {
  /** The engine's package, and the hash of its sources. */
  engine: { root: string; hash: string };
  features: readonly FoundFeature[];
  /** Folder of the configuration, beside which the author's own features lie. */
  folder: string;
  /** Folders within that hold no code: notes, static files, what builds write. */
  apart: readonly string[];
}

/** What the author's own features may be made of. */
const CODE = /\.(?:[cm]?[jt]sx?|json|css|svg|wasm)$/;

/** The hash, of sixteen characters. */
export function hashCode({ engine, features, folder, apart }: CodeOfSite): string {
  const hash = createHash('sha256').update(engine.hash);
  const packages = [engine.root, ...features.map((feature) => (feature.isOwn ? folder : feature.root))];
  hash.update(JSON.stringify(versionsBelow(packages)));
  for (const { module, isOwn, root } of features) {
    const built = builtHash(module);
    hash.update(module).update(built ?? '');
    if (built !== undefined) continue;
    const files = isOwn ? filesBelow(folder, apart).filter((file) => CODE.test(file)) : filesBelow(root, []);
    for (const file of files) hash.update(`\0${file}\0`).update(readFileSync(file));
  }
  return hash.digest('hex').slice(0, 16);
}

/** What our own packages' build says of their sources, which browsers get; others have no such file. */
function builtHash(module: string): string | undefined {
  try {
    return readFileSync(new URL('hash', module), 'utf8');
  } catch {
    return undefined;
  }
}

/** Files of a folder, sorted; without libraries and what is hidden. */
function filesBelow(folder: string, apart: readonly string[]): string[] {
  if (apart.includes(folder)) return [];
  const entries = readdirSync(folder, { withFileTypes: true })
    .filter(({ name }) => !name.startsWith('.') && name !== 'node_modules')
    .sort((a, b) => (a.name < b.name ? -1 : 1));
  return entries.flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return filesBelow(path, apart);
    return entry.isFile() ? [path] : [];
  });
}

/** All direct and indirect dependencies of these packages as installed: `name@version`, sorted. */
export function versionsBelow(packages: readonly string[]): string[] {
  const found = new Map<string, string>();
  const known: Places = new Map();
  const visit = (folder: string, file = readPackage(folder)) => {
    for (const name of dependenciesOf(file)) {
      const place = findPackage(folder, name, known);
      if (place === undefined || found.has(place)) continue;
      const its = readPackage(place);
      found.set(place, `${name}@${its.version}`);
      visit(place, its);
    }
  };
  for (const folder of packages) visit(folder);
  return [...new Set(found.values())].sort();
}

interface PackageFile {
  version?: string;
  dependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
}

function readPackage(folder: string): PackageFile {
  const file = join(folder, 'package.json');
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
}

function dependenciesOf({ dependencies, peerDependencies, optionalDependencies }: PackageFile): string[] {
  return Object.keys({ ...dependencies, ...peerDependencies, ...optionalDependencies });
}
