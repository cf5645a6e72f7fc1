/** Files by their names, wherever they lie in a vault. */
import { readdirSync } from 'node:fs';
import { basename } from 'node:path';

/** A vault's files are looked up anew after this long, so that a picture saved meanwhile is found. */
const FRESH_MS = 1000;
const vaults = new Map<string, { at: number; byName: Map<string, string> }>();

/** Path of the file below the folder, with slashes; of several the one nearest to the top. */
export function findByName(folder: string, name: string): string | undefined {
  let vault = vaults.get(folder);
  if (!vault || Date.now() - vault.at > FRESH_MS) {
    vault = { at: Date.now(), byName: filesByName(folder) };
    vaults.set(folder, vault);
  }
  return vault.byName.get(basename(name).normalize('NFC').toLowerCase());
}

function filesByName(folder: string): Map<string, string> {
  const files = listed(folder)
    .map((file) => file.split('\\').join('/'))
    .filter((file) => !/(?:^|\/)(?:\.|node_modules\/)/.test(file))
    .sort((a, b) => b.split('/').length - a.split('/').length || (a < b ? 1 : -1));
  return new Map(files.map((file) => [basename(file).normalize('NFC').toLowerCase(), file]));
}

/** Nothing where a folder goes away meanwhile: the picture is reported as missing. */
function listed(folder: string): string[] {
  try {
    return readdirSync(folder, { recursive: true, encoding: 'utf8' });
  } catch {
    return [];
  }
}
