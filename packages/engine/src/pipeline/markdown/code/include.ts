/** Code that stands in a file beside the note: ```` ```cpp file=./samples/pool.cpp#region ````. */
import { isUtf8 } from 'node:buffer';
import { nearest } from '../../../shared/nearest.ts';
import type { Problem } from '../../../shared/problem.ts';
import { words } from '../../../words/code-and-diagrams.ts';
import { didYouMean, listed } from '../../../words/phrases.ts';
import { refusal } from '../../read/readable.ts';
import { besideNote, type NoteContext, readDependency } from '../context.ts';

/** The included code, or why it could not be included. */
export type Included = { code: string } | Pick<Problem, 'severity' | 'rule' | 'message' | 'fix'>;

const REGION = /^\s*(?:\/\/|\/\*|\{\/\*|<!--|--|#|;|%)?\s*#\s?(region|endregion)\b[ \t]*(.*?)\s*(?:\*\/\}?|-->)?\s*$/;

/** Reads the file, or the region of it that follows `#`. */
export function readInclude(context: NoteContext, target: string): Included {
  const [path = '', region] = target.split(/#(.*)/s);
  const { bytes, refused } = readDependency(context, besideNote(context, path));
  if (refused) return refusal(refused, path);
  if (!bytes) return missing(words.noIncluded(path), words.pathFromNote);
  if (!isUtf8(bytes)) {
    return {
      severity: 'error',
      rule: 'not-utf8',
      message: words.includedNotUtf8(path),
      fix: words.saveAsUtf8,
    };
  }
  const text = bytes
    .toString('utf8')
    .replace(/^\uFEFF/, '')
    .replaceAll('\r\n', '\n');
  const lines = text.replace(/\n+$/, '').split('\n');
  if (!region) return { code: withoutMarkers(lines) };
  const found = findRegion(lines, region);
  if (found) return { code: withoutMarkers(found) };
  return missingRegion(path, region, lines);
}

function missingRegion(path: string, region: string, lines: string[]): Included {
  const names = lines.flatMap((line) => nameOf(line) ?? []);
  const near = nearest(region, names);
  const regions = names.length > 0 ? words.regions(listed(names)) : words.noRegions;
  return missing(
    words.noRegion(path, region),
    near ? words.sentences(didYouMean(near), regions) : words.encloseRegion(region, regions),
  );
}

function missing(message: string, fix: string): Included {
  return { severity: 'error', rule: 'include-missing', message, fix };
}

/** Lines between a region's markers; nested regions are counted so that their end markers are not mistaken for its own. */
function findRegion(lines: string[], region: string): string[] | undefined {
  const start = lines.findIndex((line) => nameOf(line) === region);
  if (start < 0) return undefined;
  let depth = 1;
  for (let index = start + 1; index < lines.length; index++) {
    const mark = REGION.exec(lines[index] ?? '')?.[1];
    if (mark === 'region') depth++;
    if (mark === 'endregion') depth--;
    if (depth === 0) return lines.slice(start + 1, index);
  }
  return undefined;
}

function nameOf(line: string): string | undefined {
  const [, mark, name] = REGION.exec(line) ?? [];
  return mark === 'region' ? name : undefined;
}

/** Whether a line only marks where a region begins or ends. */
export function isRegionMarker(line: string): boolean {
  return REGION.test(line);
}

function withoutMarkers(lines: string[]): string {
  return outdent(lines.filter((line) => !isRegionMarker(line))).join('\n');
}

function outdent(lines: string[]): string[] {
  const indents = lines.filter((line) => line.trim() !== '').map((line) => /^[ \t]*/.exec(line)?.[0] ?? '');
  let common = indents[0] ?? '';
  for (const indent of indents) while (!indent.startsWith(common)) common = common.slice(0, -1);
  return lines.map((line) => (line.startsWith(common) ? line.slice(common.length) : line.trimStart()));
}
