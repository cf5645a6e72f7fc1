import type { LabProps } from '../define.ts';
import { CodeListing } from '../kit/CodeListing.tsx';
import { annotatedSource } from './describe.ts';
import type { MemoryAction } from './lab-model.ts';
import { laidOut, type MemoryOptions, type MemoryState } from './state.ts';
import { words } from './words/lab.ts';

/** The shown class as code, with the offsets of its members. */
export function Details({ state }: LabProps<MemoryOptions, MemoryState, MemoryAction>) {
  const { layout } = laidOut(state);
  const { lines, notes } = annotatedSource(layout, state.step);
  return <CodeListing lines={lines} notes={notes} label={words.definitionOf(state.shown)} />;
}
