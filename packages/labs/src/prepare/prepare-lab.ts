/** One lab of the author's own: its still bundled and run, its browser module bundled on trial. */
import { join, relative, sep } from 'node:path';
import type { Problem } from 'study-notes/shared/problem';
import { ownStill } from '../notes/own-still.ts';
import { words } from '../words/building.ts';
import { bundleStill } from './bundle-still.ts';
import { scanLab } from './scan-lab.ts';

export interface PreparedLab {
  name: string;
  /** Its folder. */
  folder: string;
  /** Absent when it cannot be drawn. */
  still?: { code: string; files: string[] };
  /** Files that its module for browsers is made of. */
  files: string[];
  problems: Problem[];
}

/** Never throws: what is wrong with the lab's files is in `problems`, whose paths are relative to `root`. */
export async function prepareLab(name: string, folder: string, root: string): Promise<PreparedLab> {
  const problems: Problem[] = [];
  const attempt = async <Made>(file: string, make: (file: string) => Promise<Made>): Promise<Made | undefined> => {
    try {
      return await make(join(folder, file));
    } catch (error) {
      problems.push(problemOf(error, join(folder, file), root));
      return undefined;
    }
  };
  const still = await attempt('still.tsx', bundleSound);
  const files = (await attempt('lab.tsx', scanLab)) ?? [];
  return { name, folder, ...(still && { still }), files, problems };
}

async function bundleSound(file: string) {
  const still = await bundleStill(file);
  await ownStill(still.code);
  return still;
}

interface BundlerError {
  message?: string;
  loc?: { file?: string; line: number; column: number };
}

/** At the place that the bundler tells, else at the file. */
function problemOf(error: unknown, file: string, root: string): Problem {
  const { loc, message = String(error) }: BundlerError =
    (error as { errors?: BundlerError[] }).errors?.[0] ?? Object(error);
  const [text = ''] = plain(message).split('\n');
  return {
    severity: 'error',
    rule: 'lab-broken',
    file: relative(root, loc?.file ?? file)
      .split(sep)
      .join('/'),
    line: loc?.line ?? 1,
    column: (loc?.column ?? 0) + 1,
    message: words.unusableLab(text),
    fix: words.mendLab,
  };
}

/** Bundlers colour what they say. */
function plain(text: string): string {
  return text.replace(new RegExp(`${String.fromCharCode(27)}\\[[0-9;]*m`, 'g'), '');
}
