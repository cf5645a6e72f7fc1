/** What is known of a note's labs when its page is made. */
import { type NoteContext, noted } from 'study-notes/pipeline/markdown/context';
import type { FeatureData } from 'study-notes/pipeline/types';
import { NAME } from '../page-labs.ts';

interface NotedLabs {
  names: string[];
  /** What their stills show, in words, by the line of the body at which they stand. */
  sentences: { line: number; text: string }[];
}

const NONE: NotedLabs = { names: [], sentences: [] };

function notedLabs({ facts }: { facts: FeatureData }): NotedLabs {
  return (facts[NAME] ?? NONE) as NotedLabs;
}

/** Names of the labs that a note holds. */
export const labNames = (note: { facts: FeatureData }): string[] => notedLabs(note).names;

/** What the stills of a note show. */
export const labSentences = (note: { facts: FeatureData }): NotedLabs['sentences'] => notedLabs(note).sentences;

/** Notes that a note holds a lab. */
export function noteLab({ facts }: NoteContext, name: string): void {
  const { names } = noted<NotedLabs>(facts, NAME, () => ({ names: [], sentences: [] }));
  if (!names.includes(name)) names.push(name);
}

/** Notes what a lab's still shows. */
export function noteSentence({ facts }: NoteContext, line: number, text: string): void {
  noted<NotedLabs>(facts, NAME, () => ({ names: [], sentences: [] })).sentences.push({ line, text });
}
