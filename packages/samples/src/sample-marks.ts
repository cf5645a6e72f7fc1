/** The mark beside a fence: the stored result for exactly this source. */
import { join } from 'node:path';
import type { Code, Root } from 'mdast';
import { addMadeAsset } from 'study-notes/pipeline/markdown/asset';
import { type NoteContext, readDependency, recordOf } from 'study-notes/pipeline/markdown/context';
import type { FenceMark } from 'study-notes/pipeline/markdown/note-feature';
import type { FeatureData } from 'study-notes/pipeline/types';
import { readSamples } from './read-samples.ts';
import { RECORDINGS_FOLDER, recordingFile } from './recordings.ts';
import { damageProblems, parseResults, RESULTS_FOLDER, resultsFile, type SampleResult } from './results.ts';
import type { Sample, Word } from './sample.ts';
import { archiveOf } from './stages/archive.ts';
import { words } from './words/checker.ts';

/** One sample of a note, for the counts of the quality page. */
export interface SampleState {
  language: string;
  word: Word;
  /** Checked as it is; changed since or never checked; marked as not checked. */
  state: 'checked' | 'open' | 'unchecked';
}

/** The feature's name. */
const NAME = 'samples';

/** The states of a note's samples. */
export function sampleStates({ facts }: { facts: FeatureData }): SampleState[] {
  return (facts[NAME] ?? []) as SampleState[];
}

/** The marks shown beside checked fences; the results file becomes a dependency of the note, so that a new result recompiles the page. */
export function markSamples(tree: Root, context: NoteContext): Map<Code, FenceMark> {
  const found = readSamples(tree, context).samples;
  const marks = new Map<Code, FenceMark>();
  if (found.length === 0) return marks;
  const states = recordOf<SampleState[]>(context.facts, NAME, () => []);
  const { contentDir, contentLabel, places } = context.options;
  const own = places.flatMap((place) => [join(place, RESULTS_FOLDER), join(place, RECORDINGS_FOLDER)]);
  const { bytes } = readDependency(context, resultsFile(contentDir, context.note.file), own);
  const { results, damaged } = parseResults(bytes?.toString('utf8') ?? '');
  context.problems.push(...damageProblems(damaged, contentLabel, context.note.file));
  const offered = new Set<string>();
  for (const { sample, fences } of found) {
    const known = results.get(sample.key);
    const label = markOf(sample, known);
    const run = sample.settings.trace && known ? recordingOf(sample, context, own) : undefined;
    for (const fence of fences) if (label || run) marks.set(fence, { ...(label && { label }), ...(run && { run }) });
    const [starter] = fences;
    const { stage } = sample;
    // The first program of a stage on the page is the stage's own; those after it try something with it.
    if (stage !== undefined && starter && !offered.has(stage))
      marks.set(starter, { ...marks.get(starter), download: offer(sample, stage, context) });
    if (stage !== undefined) offered.add(stage);
    const state = sample.word === 'unchecked' ? 'unchecked' : known ? 'checked' : 'open';
    states.push({ language: sample.language, word: sample.word, state });
  }
  return marks;
}

function offer(sample: Sample, stage: string, context: NoteContext): FenceMark['download'] {
  const name = `${stage}.zip`;
  const address = addMadeAsset(context, join(context.note.absolute, '..', name), archiveOf(sample, stage));
  return { address, name, text: words.downloadStage };
}

/** The kept recording of a sample: another dependency of its note. */
function recordingOf({ key }: Sample, context: NoteContext, own: string[]): FenceMark['run'] {
  const file = recordingFile(context.options.contentDir, key);
  const { bytes } = readDependency(context, file, own);
  return bytes && { file, content: bytes.toString('utf8') };
}

function markOf({ word, reason }: Sample, known: SampleResult | undefined): string | undefined {
  if (word === 'unchecked') return reason && words.unchecked(reason);
  return known && [words.marks[word], majorVersion(known.tool), known.detail].filter(Boolean).join(' · ');
}

/** `g++ 12.2.0` → `g++ 12`; below version 1, two numbers are shown. */
function majorVersion(tool: string): string {
  return tool.replace(/ (0\.\d+|\d+)(?:\.[\d.]+)?$/, ' $1');
}
