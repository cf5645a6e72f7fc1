import { type NoteContext, noted } from '../../pipeline/markdown/context.ts';
import type { FeatureData } from '../../pipeline/types.ts';
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
