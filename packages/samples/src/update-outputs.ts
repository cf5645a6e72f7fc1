/** Rewrites the notes' `output` fences with what programs print. */
import { readFileSync, realpathSync } from 'node:fs';
import { writeWhole } from 'study-notes/pipeline/cache/cache-file';
import { tidyOutput } from './compare-output.ts';
import type { ExpectedOutput } from './sample.ts';

export interface Correction {
  output: ExpectedOutput;
  printed: string;
}

/** Rewrites the fences of one file, the last first so that line numbers stay valid; returns how many could be rewritten. */
export function updateOutputs(absolute: string, corrections: Correction[]): number {
  const lines = readFileSync(absolute, 'utf8').split('\n');
  let count = 0;
  for (const { output, printed } of [...corrections].sort((a, b) => b.output.line - a.output.line)) {
    const opening = lines[output.line - 2] ?? '';
    const [, before = '', fence] = /^([\s>]*(?:[-*+]\s+|\d+[.)]\s+)?)(`{3,}|~{3,})/.exec(opening) ?? [];
    const text = tidyOutput(printed);
    // A fence inside the output would end the note's own.
    if (fence === undefined || text.split('\n').some((line) => line.trimStart().startsWith(fence))) continue;
    const indent = before.replace(/[^\s>]/g, ' ');
    const length = output.text === '' && isFence(lines[output.line - 1], fence) ? 0 : output.text.split('\n').length;
    if (!isStillThere(lines.slice(output.line - 2, output.line - 1 + length), output.text)) continue;
    const written = text === '' ? [] : text.split('\n').map((line) => (indent + line).trimEnd());
    lines.splice(output.line - 1, length, ...written);
    count++;
  }
  // Through a link: the note itself is replaced, not the link to it.
  if (count > 0) writeWhole(realpathSync(absolute), lines.join('\n'));
  return count;
}

/** Programs run for minutes, and authors write on: where the lines have moved, nothing is written into what stands there now. */
function isStillThere([opening = '', ...written]: string[], text: string): boolean {
  const plain = (lines: string[]) => lines.map((line) => line.replace(/^[\s>]*/, '').trimEnd()).join('\n');
  return /[`~]\s*output\b/i.test(opening) && plain(written) === plain(written.length > 0 ? text.split('\n') : []);
}

function isFence(line: string | undefined, fence: string): boolean {
  return line?.replace(/^[\s>]*/, '').startsWith(fence) ?? false;
}
