/** Finds what the configuration's `components` name, and bundles the modules among them; on the main thread, at each load. */
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { type LoadedConfig, toProblem } from '../../config/load.ts';
import { nearest } from '../../shared/nearest.ts';
import { own } from '../../shared/own.ts';
import type { Problem } from '../../shared/problem.ts';
import { words } from '../../words/components.ts';
import { didYouMean, listed } from '../../words/phrases.ts';
import { ADMONITIONS } from '../markdown/directive/kinds.ts';
import type { Prepared } from '../prepared.ts';
import type { AuthorComponents } from './author-components.ts';
import { bundleProgram, type Program } from './bundle-program.ts';

/** Undefined where the configuration names none. */
export async function prepareComponents(
  loaded: LoadedConfig,
  root: string,
): Promise<{ prepared: Prepared; problems: Problem[] } | undefined> {
  const written = Object.entries(loaded.config.components);
  if (written.length === 0) return undefined;
  const problems: Problem[] = [];
  const wrong = (name: string, message: string, fix: string): void => {
    const issue = { rule: 'config-value', path: ['components', name], message, fix };
    problems.push(toProblem(issue, loaded.label, loaded.locate));
  };
  const folder = dirname(resolve(root, loaded.label));
  const modules = written.filter(([, target]) => isModule(target));
  const found = modules.filter(([name, target]) => {
    const isThere = existsSync(resolve(folder, target));
    if (!isThere) wrong(name, words.noFile(name, target), words.pathFromConfig);
    return isThere;
  });
  const admonitions = written.filter(([name, target]) => {
    if (isModule(target) || own(ADMONITIONS, target)) return !isModule(target);
    const near = nearest(target, Object.keys(ADMONITIONS));
    const fix = words.admonitionOrFile(near ? `${didYouMean(near)}` : '', listed(Object.keys(ADMONITIONS)));
    wrong(name, words.noAdmonition(target), fix);
    return false;
  });
  const files = Object.fromEntries(found.map(([name, target]) => [name, resolve(folder, target)]));
  const { program, failures } = await bundleSound(files);
  for (const [name, reason] of failures) {
    wrong(name, words.broken(name, loaded.config.components[name], reason), words.mendOrRemove);
  }
  const notes: AuthorComponents = {
    admonitions: Object.fromEntries(admonitions),
    modules: Object.fromEntries(found.filter(([name]) => !failures.has(name))),
    program: program.code,
  };
  const { program: code, ...key } = notes;
  const usedKey = createHash('sha256').update(code).digest('hex');
  const sources = [...new Set([...Object.values(files), ...program.files])];
  return { prepared: { notes, key, usedKey, sources }, problems };
}

function isModule(target: string): boolean {
  return /^\.{0,2}\//.test(target);
}

/** One faulty module must not take the others with it: each alone shows which. */
async function bundleSound(
  files: Readonly<Record<string, string>>,
): Promise<{ program: Program; failures: Map<string, string> }> {
  const failures = new Map<string, string>();
  const program = await bundled(files);
  if (typeof program !== 'string') return { program, failures };
  for (const [name, file] of Object.entries(files)) {
    const alone = await bundled({ [name]: file });
    if (typeof alone === 'string') failures.set(name, alone);
  }
  const sound = Object.fromEntries(Object.entries(files).filter(([name]) => !failures.has(name)));
  const rest = await bundled(sound);
  return { program: typeof rest === 'string' ? { code: '', files: [] } : rest, failures };
}

/** Or why it cannot be. */
async function bundled(files: Readonly<Record<string, string>>): Promise<Program | string> {
  if (Object.keys(files).length === 0) return { code: '', files: [] };
  try {
    return await bundleProgram(files);
  } catch (error) {
    const first = (error as { errors?: unknown[] }).errors?.[0] ?? error;
    return String(first instanceof Error ? first.message : first).split('\n')[0] ?? '';
  }
}
