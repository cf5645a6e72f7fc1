/** The author's table of synonyms for search, and what is wrong with it. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSynonyms, SYNONYMS_FILE } from '../../search/index/synonyms.ts';
import type { Problem } from '../../shared/problem.ts';
import { decode } from '../read/decode.ts';

/** Groups and problems; no groups when there is no table. */
export function readSynonyms(contentDir: string, label: string): { groups: string[][]; problems: Problem[] } {
  const file = `${label}/${SYNONYMS_FILE}`;
  const bytes = readIfThere(join(contentDir, SYNONYMS_FILE));
  if (!bytes) return { groups: [], problems: [] };
  const decoded = decode(bytes);
  if ('badByte' in decoded) {
    const { line, column, guess } = decoded.badByte;
    const message = `这个文件不是 UTF-8 编码（像是 ${guess}），同义词没有生效。`;
    const fix = '用编辑器另存为 UTF-8。';
    return { groups: [], problems: [{ severity: 'error', rule: 'not-utf8', file, line, column, message, fix }] };
  }
  const { groups, faults } = parseSynonyms(decoded.text);
  return { groups, problems: faults.map((fault) => ({ severity: 'warning', file, ...fault })) };
}

function readIfThere(path: string): Buffer | undefined {
  try {
    return readFileSync(path);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}
