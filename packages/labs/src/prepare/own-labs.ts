/** Labs of the author's own: folders with both halves; what is wrong with them is told at the option that names their folder. */
import { existsSync, readdirSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { ConfigIssue } from 'study-notes/config/config-issue';
import { NAME } from '../page-labs.ts';
import { words } from '../words/building.ts';

/** The files that make a folder a lab, and what each is. */
const halves = () => ({ 'still.tsx': words.stillHalf, 'lab.tsx': words.labHalf });

interface Found {
  /** Name of a lab → its folder, absolute. */
  labs: Record<string, string>;
  issues: ConfigIssue[];
}

/** Finds them in `own`, a folder named from `from`; `taken` are the built-in labs of the site. */
export function findOwnLabs(own: string, from: string, taken: readonly string[]): Found {
  const at = resolve(from, own);
  const names = foldersIn(at);
  if (!names) return { labs: {}, issues: [noFolder(own, existsSync(at))] };
  const candidates = names.filter((name) => missingHalves(join(at, name)).length < Object.keys(halves()).length);
  if (candidates.length === 0) return { labs: {}, issues: [noLab(own)] };
  const wrong = candidates.map((name) => [name, wrongWith(name, join(at, name), taken)] as const);
  return {
    labs: Object.fromEntries(wrong.flatMap(([name, issue]) => (issue ? [] : [[name, join(at, name)]]))),
    issues: wrong.flatMap(([, issue]) => issue ?? []),
  };
}

/** Names of the folders in a folder, sorted; undefined when it is none, or may not be read. */
function foldersIn(folder: string): string[] | undefined {
  try {
    const isFolder = (name: string) => statSync(join(folder, name), { throwIfNoEntry: false })?.isDirectory();
    return readdirSync(folder).filter(isFolder).sort();
  } catch {
    return undefined;
  }
}

function missingHalves(folder: string): string[] {
  return Object.keys(halves()).filter((half) => !existsSync(join(folder, half)));
}

function wrongWith(name: string, folder: string, taken: readonly string[]): ConfigIssue | undefined {
  if (!/^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/.test(name)) {
    return issue(words.badLabName(name), words.labNames);
  }
  if (taken.includes(name)) {
    return issue(words.sameAsBuiltIn(name), words.renameLab);
  }
  const [missing] = Object.entries(halves()).filter(([half]) => missingHalves(folder).includes(half));
  return missing && issue(words.lacksHalf(name, missing[0], missing[1]), words.putInto(folder));
}

function noFolder(own: string, isThere: boolean): ConfigIssue {
  const what = isThere ? words.unreadableFolder(own) : words.noOwnFolder(own);
  return issue(words.ownLabs(what), words.createFolder);
}

function noLab(own: string): ConfigIssue {
  const message = words.emptyFolder(own);
  return { ...issue(message, words.addLabs), severity: 'warning' };
}

function issue(message: string, fix: string): ConfigIssue {
  return { rule: 'config-labs', path: [NAME, 'own'], message, fix };
}
