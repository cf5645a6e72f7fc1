/** A picture has one program: two would overwrite each other's. */
import type { Problem } from 'study-notes/shared/problem';
import type { NoteSamples } from '../find-samples.ts';
import { words } from '../words/checker.ts';

/** A problem for each sample that draws a picture which another one draws already. */
export function checkOwners(notes: readonly NoteSamples[]): Problem[] {
  const owners = new Map<string, string>();
  const problems: Problem[] = [];
  for (const sample of notes.flatMap(({ samples }) => samples)) {
    for (const { absolute, path } of sample.pictures ?? []) {
      const owner = owners.get(absolute);
      owners.set(absolute, owner ?? `${sample.file}:${sample.line}`);
      if (owner === undefined) continue;
      const message = words.drawnTwice(path, owner);
      const place = { file: sample.file, line: sample.line, column: 1 };
      problems.push({ severity: 'error', rule: 'sample-render', ...place, message, fix: words.renameOne });
    }
  }
  return problems;
}
