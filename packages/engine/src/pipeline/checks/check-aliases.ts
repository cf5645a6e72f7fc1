/** Earlier addresses of notes: each may lead to one page only, and never hide one that exists. */
import type { Problem } from '../../shared/problem.ts';
import { words } from '../../words/checks.ts';
import { frontMatterPlace } from '../read/front-matter-place.ts';
import { badPath, badSegment } from '../read/names.ts';
import { routeKey } from '../read/routes.ts';
import type { NoteHeader } from '../types.ts';
import type { CheckedDoc } from './site-paths.ts';

/** Problems of all aliases. */
export function checkAliases(docs: CheckedDoc[], label: string): Problem[] {
  const owners = new Map(docs.map((doc) => [routeKey(doc.path), doc.path]));
  const problems: Problem[] = [];
  for (const { note, aliases, path } of docs) {
    for (const alias of note ? aliases : []) {
      const reason = aliasProblem(alias, path, owners);
      if (reason && note) problems.push(toProblem(note, reason, label));
      else owners.set(routeKey(alias), path);
    }
  }
  return problems;
}

function aliasProblem(
  alias: string,
  path: string,
  owners: ReadonlyMap<string, string>,
): { message: string; fix: string } | undefined {
  const owner = owners.get(routeKey(alias));
  if (owner === path && alias === path) return { message: words.aliasIsPath(alias), fix: words.deleteAlias };
  // `/a` for the page `/a/`: servers do that already.
  if (owner === path) return { message: words.aliasNearPath(alias), fix: words.deleteAlias };
  if (owner) return { message: words.aliasTaken(alias, owner), fix: words.changeAlias };
  const bad = alias.split('/').map(badSegment).find(Boolean) ?? badPath(alias);
  return bad && { message: words.badAlias(alias, bad.reason), fix: words.changeAlias };
}

function toProblem(note: NoteHeader, reason: { message: string; fix: string }, label: string): Problem {
  const place = frontMatterPlace(note, 'aliases');
  return { severity: 'error', rule: 'alias-clash', file: `${label}/${note.file}`, ...place, ...reason };
}
