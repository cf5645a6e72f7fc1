/** Whether a folder's engine knows formulas: without a plugin for them a dollar is a dollar. */
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Formulas } from '../../shared/dialects.ts';
import { fields } from './look.ts';

/** What packages are called by which these engines know formulas, and themes that bring one. */
const KNOWS = /math|katex|latex|[-/]tex\b|md-enhance|theme-hope|theme-plume/i;

/** Folders above the project's own in which a workspace may list packages. */
const ABOVE = 3;

/** None where the lists of packages are there and name nothing for formulas; nothing is said where there is no list. */
export function formulasByPackages(folder: string): { formulas?: Formulas } {
  const lists = listsAbove(folder);
  return lists.length > 0 && !lists.some((list) => KNOWS.test(list)) ? { formulas: 'none' } : {};
}

/** The names in each `package.json`, from the folder up. */
function listsAbove(folder: string): string[] {
  const folders = [folder];
  for (let above = 0; above < ABOVE; above += 1) folders.push(dirname(folders.at(-1) as string));
  return folders.flatMap((path) => {
    const file = join(path, 'package.json');
    return existsSync(file) ? [namesIn(file)] : [];
  });
}

/** One that cannot be read may name anything. */
function namesIn(file: string): string {
  try {
    const { dependencies, devDependencies } = fields(JSON.parse(readFileSync(file, 'utf8')));
    return Object.keys({ ...fields(dependencies), ...fields(devDependencies) }).join(' ');
  } catch {
    return 'math';
  }
}
