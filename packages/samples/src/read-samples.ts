/** Finds the samples of a note in its syntax tree: fences, projects, outputs; mistakes become problems. */
import { posix } from 'node:path';
import type { Code, Root } from 'mdast';
import { type FenceMeta, parseFenceMeta, splitLanguage } from 'study-notes/pipeline/markdown/code/fence-meta';
import { readInclude } from 'study-notes/pipeline/markdown/code/include';
import { readProgram } from 'study-notes/pipeline/markdown/code/line-markers';
import { besideNote, type NoteContext, type Place, readDependency } from 'study-notes/pipeline/markdown/context';
import { visit } from 'unist-util-visit';
import { type CheckWords, parseCheckWords, type WordProblem } from './check-words.ts';
import { checkedLanguage, sampleFileName } from './languages/names.ts';
import type { ExpectedOutput, Sample, SampleFile, SamplePicture, SourceLine } from './sample.ts';
import { sampleKey, shortHash } from './sample-key.ts';
import { readStages } from './stages/read-stages.ts';
import { words } from './words/checker.ts';

export interface FoundSample {
  sample: Sample;
  /** The fences it is made of, the main one first. */
  fences: Code[];
}

export interface FoundSamples {
  samples: FoundSample[];
  problems: (WordProblem & { place: Place | undefined })[];
}

/** A checked fence with its parsed first line. */
interface Fence {
  node: Code;
  language: string;
  meta: FenceMeta;
  read: CheckWords;
  output?: ExpectedOutput;
}

/** Diagrams, which may come between a sample and its output. */
const DIAGRAMS = ['mermaid', 'dot'];

/** All samples of a note, in its order. */
export function readSamples(tree: Root, context: NoteContext): FoundSamples {
  const found: FoundSamples = { samples: [], problems: [] };
  const fences = findFences(tree, context);
  for (const { node, read } of fences) {
    found.problems.push(...read.problems.map((problem) => ({ ...problem, place: node.position?.start })));
  }
  for (const [project, group] of groupByProject(fences.filter((fence) => !showsFile(fence)))) {
    if (typeof project === 'string') addProject({ name: project, fences: group }, found, context);
    else addSample(group, found, context);
  }
  for (const fence of fences.filter(showsFile)) joinStaged(fence, found, context);
  return found;
}

/** A fence that shows a file and says nothing else. */
function showsFile({ meta, read }: Fence): boolean {
  return typeof meta.words.file === 'string' && !read.word && read.project === undefined;
}

/** A file, or a part of it, that a sample of the note is staged with is checked with that sample. */
function joinStaged(fence: Fence, found: FoundSamples, context: NoteContext): void {
  const file = fileLabel(String(fence.meta.words.file), context);
  const owner = found.samples.find(
    ({ sample }) => sample.stage && sample.files.some(({ lines }) => lines[0]?.file === file),
  );
  if (owner) owner.fences.push(fence.node);
  else addSample([fence], found, context);
}

/** The file that a fence names, as messages name it. */
function fileLabel(target: string, { note, options }: NoteContext): string {
  const [path = ''] = target.split('#');
  return labelled(options.contentLabel, posix.join(posix.dirname(note.file), path));
}

/** Groups the fences of each project at its first fence; every other fence by itself. */
function groupByProject(fences: Fence[]): Map<string | Fence, Fence[]> {
  const groups = new Map<string | Fence, Fence[]>();
  for (const fence of fences) {
    const name = fence.read.project ?? fence;
    const group = groups.get(name);
    if (group) group.push(fence);
    else groups.set(name, [fence]);
  }
  return groups;
}

function findFences(tree: Root, context: NoteContext): Fence[] {
  const fences: Fence[] = [];
  let last: Fence | undefined;
  visit(tree, 'code', (node) => {
    const [lang, written] = splitLanguage(node.lang, node.meta);
    const language = checkedLanguage(lang);
    if (language) {
      const meta = parseFenceMeta(written);
      last = { node, language, meta, read: parseCheckWords(meta) };
      fences.push(last);
      return;
    }
    if (DIAGRAMS.includes(lang.toLowerCase())) return;
    if (last && lang.toLowerCase() === 'output') last.output = outputOf(node, context);
    last = undefined;
  });
  return fences;
}

function outputOf(node: Code, context: NoteContext): ExpectedOutput {
  return { text: node.value, ...placeOf(node, context, 1) };
}

/** Guides lie outside the content folder and have no label. */
function labelled(label: string, file: string): string {
  return label === '' ? file : `${label}/${file}`;
}

/** The place `down` lines below a fence's first. */
function placeOf(node: Code, { note, options }: NoteContext, down = 0): { file: string; line: number } {
  const start = node.position?.start.line ?? 1;
  return { file: labelled(options.contentLabel, note.file), line: start + note.bodyLine - 1 + down };
}

function addSample([starter, ...others]: Fence[], found: FoundSamples, context: NoteContext): void {
  if (!starter) return;
  const { node, language, read } = starter;
  if (!read.word) {
    if (read.problems.length === 0) found.problems.push({ ...missingCheckWord(language), place: node.position?.start });
    return;
  }
  const written = [starter, ...others].map((fence) => fileOf(fence, context));
  const staged = read.stages === undefined ? [] : readStages(read.stages, context);
  if (typeof staged === 'string') {
    const fix = words.stagesFolder;
    found.problems.push({ rule: 'sample-stages', message: staged, fix, place: node.position?.start });
    return;
  }
  const names = new Set(written.map(({ name }) => name));
  const files = [...written, ...staged.filter(({ name }) => !names.has(name))];
  const sample: Omit<Sample, 'key'> = {
    ...placeOf(node, context),
    note: context.note.file,
    language,
    word: read.word,
    files,
    settings: read.settings,
    ...(read.expect === undefined ? {} : { expect: read.expect }),
    ...(read.reason === undefined ? {} : { reason: read.reason }),
    ...(starter.output ? { output: starter.output } : {}),
    ...(read.stages === undefined ? {} : { stage: posix.basename(read.stages) }),
    ...(read.render ? { pictures: read.render.map((path) => pictureOf(path, context)) } : {}),
  };
  const fences = [starter, ...others].map((fence) => fence.node);
  found.samples.push({ sample: { ...sample, key: sampleKey(sample) }, fences });
}

function pictureOf(path: string, context: NoteContext): SamplePicture {
  const absolute = besideNote(context, path);
  const { bytes } = readDependency(context, absolute);
  return { name: posix.basename(path), path, absolute, hash: bytes ? shortHash(bytes.toString('base64')) : null };
}

function missingCheckWord(language: string): WordProblem {
  return {
    rule: 'sample-unsaid',
    message: words.noCheckWord(language),
    fix: words.writeCheckWord,
  };
}

function addProject(
  { name, fences }: { name: string; fences: Fence[] },
  found: FoundSamples,
  context: NoteContext,
): void {
  const starters = fences.filter(({ read }) => read.word !== undefined);
  const place = (starters[1] ?? fences[0])?.node.position?.start;
  const [starter] = starters;
  if (!starter || starters.length > 1) {
    const said = starters.length > 1 ? words.severalWords : words.noRunWord;
    const fix = words.oneRunWord;
    found.problems.push({ rule: 'sample-project', message: words.projectProblem(name, said), fix, place });
    return;
  }
  const others = fences.filter((fence) => fence !== starter);
  const names = [starter, ...others].map(({ language, meta }) => fileName(language, meta));
  const seen = new Set<string>();
  const twice = names.find((one) => seen.size === seen.add(one).size);
  if (twice !== undefined) {
    const fix = words.titles;
    found.problems.push({ rule: 'sample-project', message: words.fileTwice(name, twice), fix, place });
    return;
  }
  // The output may follow any fence of the project: the one that runs is not always the last on the page.
  const output = starter.output ?? others.find((fence) => fence.output)?.output;
  addSample([output ? { ...starter, output } : starter, ...others], found, context);
}

function fileName(language: string, meta: FenceMeta): string {
  return sampleFileName(language, typeof meta.words.title === 'string' ? meta.words.title : undefined);
}

function fileOf({ node, language, meta, read }: Fence, context: NoteContext): SampleFile {
  const { file } = meta.words;
  const lines = typeof file === 'string' ? includedLines(file, read, context) : fenceLines(node, context);
  return { name: fileName(language, meta), language, lines };
}

function fenceLines(node: Code, context: NoteContext): SourceLine[] {
  const first = placeOf(node, context, 1);
  return readProgram(node.value).map(({ text, index }) => ({ text, file: first.file, line: first.line + index }));
}

/** A region shows a part of a file that is checked whole; only a snippet is the region alone. */
function includedLines(target: string, { word }: CheckWords, context: NoteContext): SourceLine[] {
  const [path = ''] = target.split('#');
  const file = fileLabel(target, context);
  if (word === 'snippet') {
    const included = readInclude(context, target);
    return 'code' in included ? toLines(included.code, file) : [];
  }
  const { bytes } = readDependency(context, besideNote(context, path));
  const text = bytes?.toString('utf8').replace(/^\uFEFF/, '') ?? '';
  return toLines(text.replaceAll('\r\n', '\n'), file);
}

function toLines(code: string, file: string): SourceLine[] {
  return readProgram(code).map(({ text, index }) => ({ text, file, line: index + 1 }));
}
