/** The author's table of synonyms for search, and what is wrong with it. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ContentPlace } from 'study-notes/pipeline/pipeline-feature';
import { decode } from 'study-notes/pipeline/read/decode';
import { findReadable, refusal } from 'study-notes/pipeline/read/readable';
import type { Problem } from 'study-notes/shared/problem';
import { parseSynonyms, SYNONYMS_FILE } from '../index/synonyms.ts';
import { words } from '../words/building.ts';

/** Groups and problems; no groups when there is no table. */
export function readSynonyms({ contentDir, label, places }: ContentPlace): { groups: string[][]; problems: Problem[] } {
  const file = `${label}/${SYNONYMS_FILE}`;
  const found = findReadable(join(contentDir, SYNONYMS_FILE), places);
  if (!found?.stats.isFile()) return { groups: [], problems: [] };
  if (found.refused) return { groups: [], problems: [{ file, line: 1, column: 1, ...refusal(found.refused, file) }] };
  const decoded = decode(readFileSync(found.real));
  if ('badByte' in decoded) {
    const { line, column, guess } = decoded.badByte;
    const message = words.notUtf8(guess);
    const fix = words.saveAsUtf8;
    return { groups: [], problems: [{ severity: 'error', rule: 'not-utf8', file, line, column, message, fix }] };
  }
  const { groups, faults } = parseSynonyms(decoded.text);
  return { groups, problems: faults.map((fault) => ({ severity: 'warning', file, ...fault })) };
}
