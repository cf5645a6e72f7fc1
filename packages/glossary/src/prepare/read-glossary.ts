/** The author's glossary, and what is wrong with it. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ContentPlace } from 'study-notes/pipeline/pipeline-feature';
import { decode } from 'study-notes/pipeline/read/decode';
import { findReadable, refusal } from 'study-notes/pipeline/read/readable';
import type { Problem } from 'study-notes/shared/problem';
import { GLOSSARY_FILE, type Term } from '../term.ts';
import { words } from '../words/glossary.ts';
import { parseGlossary } from './parse-glossary.ts';

export interface Glossary {
  terms: Term[];
  problems: Problem[];
}

/** Terms and problems; no terms when there is no such file. */
export function readGlossary({ contentDir, label, places }: ContentPlace): Glossary {
  const file = `${label}/${GLOSSARY_FILE}`;
  const fault = (problem: Omit<Problem, 'file'>): Glossary => ({ terms: [], problems: [{ file, ...problem }] });
  const found = findReadable(join(contentDir, GLOSSARY_FILE), places);
  if (!found?.stats.isFile()) return { terms: [], problems: [] };
  if (found.refused) return fault({ line: 1, column: 1, ...refusal(found.refused, file) });
  const decoded = decode(readFileSync(found.real));
  if ('badByte' in decoded) {
    const { line, column, guess } = decoded.badByte;
    const message = words.notUtf8(guess);
    return fault({ severity: 'error', rule: 'not-utf8', line, column, message, fix: words.saveAsUtf8 });
  }
  const { terms, faults } = parseGlossary(decoded.text);
  return { terms, problems: faults.map((one) => ({ severity: 'error', file, ...one })) };
}
