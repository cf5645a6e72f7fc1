/** What every step of a note's compilation may read and where it reports; one per note. */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Problem } from '../../shared/problem.ts';
import { words } from '../../words/compiling.ts';
import { findReadable, type Refused } from '../read/readable.ts';
import type { AssetReference, Dependency, FeatureData, LinkReference, NoteInput } from '../types.ts';
import { writtenColumn } from './directive/normalize-directives.ts';

/** A place in the note's body as the parser gives it (1-based). */
export interface Place {
  line: number;
  column: number;
}

export interface NoteContext extends NoteInput {
  problems: Problem[];
  links: LinkReference[];
  assets: AssetReference[];
  dependencies: Dependency[];
  /** As `CompiledNote.uses`. */
  uses: Set<string>;
  facts: FeatureData;
  data: FeatureData;
  /** Origins of the media of other sites. */
  mediaHosts: string[];
  /** Ids that headings must leave free. */
  takenIds: string[];
  hasMath: boolean;
  /** The body as the parser got it. */
  source: string;
  /** Lines of the body and of `source`; split when the first problem is reported. */
  lines: { written?: string[]; parsed?: string[] };
  /** The step being run, for the report of a failure. */
  step: string;
  /** Number of `:::tabs` so far. */
  tabCount: number;
  /** The body has raw HTML, which must be parsed and sanitised. */
  hasRawHtml: boolean;
}

/** Starts a context with nothing reported; `source` is the body as the parser gets it. */
export function createContext(input: NoteInput, source = input.note.body): NoteContext {
  const lists = {
    problems: [],
    links: [],
    assets: [],
    dependencies: [],
    mediaHosts: [],
    takenIds: [],
    facts: {},
    data: {},
  };
  const uses = new Set<string>();
  return { ...input, ...lists, uses, source, lines: {}, step: '', tabCount: 0, hasMath: false, hasRawHtml: false };
}

/** What a feature records of a note, under its name; made by `first` on first use. */
export function recordOf<Value>(record: FeatureData, name: string, first: () => Value): Value {
  record[name] ??= first();
  return record[name] as Value;
}

/** Reports a problem of the note; `place` counts in the body, the report counts in the file. */
export function report(
  context: NoteContext,
  place: Place | undefined,
  problem: Pick<Problem, 'severity' | 'rule' | 'message' | 'fix'>,
): void {
  const { note, options, problems } = context;
  if (problems.length > MAX_PROBLEMS) return;
  const line = place ? place.line + note.bodyLine - 1 : 1;
  const file = `${options.contentLabel}/${note.file}`;
  const found = problems.length < MAX_PROBLEMS ? problem : tooMany();
  const column = place ? columnOf(context, place) : 1;
  problems.push({ ...found, message: shorten(found.message), file, line, column });
}

/** The column as the author wrote the line, clamped to its end, as for a fence that is never closed. */
function columnOf({ lines, note, source }: NoteContext, { line, column }: Place): number {
  lines.written ??= note.body.split('\n');
  lines.parsed ??= source.split('\n');
  const written = lines.written[line - 1] ?? '';
  return Math.min(writtenColumn(written, lines.parsed[line - 1] ?? '', column), written.length + 1);
}

/** Problems reported per note; the last one says that there are more, and is an error so that none is hidden. */
const MAX_PROBLEMS = 1000;
const tooMany = () =>
  ({
    severity: 'error',
    rule: 'too-many-problems',
    message: words.tooMany(MAX_PROBLEMS),
    fix: words.mendFirst,
  }) as const;
/** A message may quote what the note says, however long that is. */
const MAX_MESSAGE_LENGTH = 2000;

function shorten(message: string): string {
  return message.length <= MAX_MESSAGE_LENGTH ? message : `${message.slice(0, MAX_MESSAGE_LENGTH)}…`;
}

/** What reading a file gave; neither bytes nor a reason when it is not there. */
export interface FileRead {
  bytes?: Buffer;
  refused?: Refused;
}

/** Reads a file that the note depends on, if allowed; missing and refused files are recorded as dependencies too. */
export function readDependency(
  context: NoteContext,
  absolute: string,
  places: readonly string[] = context.options.places,
): FileRead {
  const found = findReadable(absolute, places);
  if (!found?.stats.isFile()) {
    context.dependencies.push({ absolute, hash: null });
    return {};
  }
  const { real, refused } = found;
  const bytes = refused ? undefined : bytesOf(real);
  context.dependencies.push({ absolute, real, hash: bytes ? sha256(bytes) : null });
  return refused ? { refused } : { ...(bytes && { bytes }) };
}

function bytesOf(file: string): Buffer | undefined {
  try {
    return readFileSync(file);
  } catch {
    return undefined;
  }
}

/** Absolute place of a file that the note names relative to itself; decoded, without query or hash. */
export function besideNote(context: NoteContext, target: string): string {
  return resolve(context.note.absolute, '..', target);
}

function sha256(bytes: Buffer): string {
  return createHash('sha256').update(bytes).digest('hex');
}
