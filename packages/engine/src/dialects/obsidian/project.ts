/** Vaults of Obsidian: the folder is all notes. A vault in a repository often comes without its hidden folder. */
import { type Dirent, existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Recognise } from '../project/foreign-project.ts';

export const recognise: Recognise = async (folder) => {
  const sign = existsSync(join(folder, '.obsidian')) ? '.obsidian' : linkingNote(folder);
  if (sign === undefined) return undefined;
  return {
    ...{ dialect: 'obsidian', engine: 'Obsidian', sign },
    ...{ contentDir: folder, staticDir: join(folder, 'static'), lost: [] },
    config: { addresses: { numberPrefixes: false, folderNotes: false } },
  };
};

/** Notes that are looked at, and how many of them must link by names. */
const LOOKED_AT = 60;
const ENOUGH = 3;
/** `[[note]]` or `![[note]]`; `[[ -f a ]]` is of a shell. */
const LINK = /\[\[[^\s[\]][^[\]\n]*\]\]/;
/** `[[nodiscard]]` and the like stand in code. */
const CODE = /^(?:```|~~~)[\s\S]*?^(?:```|~~~)|`[^`\n]*`/gm;

/** The first note that links by name, when several do. */
function linkingNote(folder: string): string | undefined {
  const linking = notesBelow(folder).filter((file) =>
    LINK.test(readFileSync(join(folder, file), 'utf8').replace(CODE, '')),
  );
  return linking.length >= ENOUGH ? linking[0] : undefined;
}

/** Some notes of the folder and of those in it. */
function notesBelow(folder: string): string[] {
  const entries = seenIn(folder);
  const inner = entries
    .filter((entry) => entry.isDirectory())
    .flatMap(({ name }) => filesOf(seenIn(join(folder, name))).map((file) => `${name}/${file}`));
  const isNote = (name: string) => name.toLowerCase().endsWith('.md');
  return [...filesOf(entries), ...inner].filter(isNote).slice(0, LOOKED_AT);
}

function seenIn(folder: string): Dirent[] {
  return readdirSync(folder, { withFileTypes: true }).filter(({ name }) => !/^(?:[._]|node_modules$)/.test(name));
}

/** Their names: a folder may be called `a.md`, and a link may lead nowhere or out. */
const filesOf = (entries: readonly Dirent[]) => entries.filter((entry) => entry.isFile()).map(({ name }) => name);
