/** What is known of a note's labs when its page is made. */
import { type NoteContext, recordOf } from 'study-notes/pipeline/markdown/context';
import type { FeatureData } from 'study-notes/pipeline/types';
import { NAME } from '../page-labs.ts';

interface LabRecord {
  names: string[];
  /** It has the recording of a program's run. */
  hasRun?: true;
  /** What their stills show, in words, by the line of the body at which they stand. */
  sentences: { line: number; text: string }[];
}

const NONE: LabRecord = { names: [], sentences: [] };

function recordOfLabs({ facts }: { facts: FeatureData }): LabRecord {
  return (facts[NAME] ?? NONE) as LabRecord;
}

/** Names of the labs that a note holds. */
export const labNames = (note: { facts: FeatureData }): string[] => recordOfLabs(note).names;

/** Whether a note has recorded runs. */
export const hasRun = (note: { facts: FeatureData }): boolean => recordOfLabs(note).hasRun === true;

/** What the stills of a note show. */
export const labSentences = (note: { facts: FeatureData }): LabRecord['sentences'] => recordOfLabs(note).sentences;

/** Notes that a note holds a lab. */
export function noteLab({ facts }: NoteContext, name: string): void {
  const { names } = recordOf<LabRecord>(facts, NAME, () => ({ names: [], sentences: [] }));
  if (!names.includes(name)) names.push(name);
}

/** Notes that a note has a recorded run. */
export function noteRun({ facts }: NoteContext): void {
  recordOf<LabRecord>(facts, NAME, () => ({ names: [], sentences: [] })).hasRun = true;
}

/** Notes what a lab's still shows. */
export function noteSentence({ facts }: NoteContext, line: number, text: string): void {
  recordOf<LabRecord>(facts, NAME, () => ({ names: [], sentences: [] })).sentences.push({ line, text });
}
