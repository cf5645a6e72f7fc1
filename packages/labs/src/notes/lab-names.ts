import { type NoteContext, noted } from 'study-notes/pipeline/markdown/context';
import type { FeatureData } from 'study-notes/pipeline/types';
import { NAME } from '../page-labs.ts';

/** Names of the labs that a note holds. */
export function labNames({ facts }: { facts: FeatureData }): string[] {
  return (facts[NAME] ?? []) as string[];
}

/** Notes that a note holds a lab. */
export function noteLab({ facts }: NoteContext, name: string): void {
  const names = noted<string[]>(facts, NAME, () => []);
  if (!names.includes(name)) names.push(name);
}
