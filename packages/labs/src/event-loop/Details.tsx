import { useMemo } from 'react';
import type { LabProps } from '../define.ts';
import { CodeListing } from '../kit/CodeListing.tsx';
import type { LoopAction } from './lab-model.ts';
import { programLines } from './source.ts';
import { type LoopOptions, type LoopState, machineOf, storyOf } from './state.ts';
import { words } from './words/lab.ts';

/** The program in JavaScript, with the line that comes next. */
export function Details({ state }: LabProps<LoopOptions, LoopState, LoopAction>) {
  const { program } = storyOf(state);
  const lines = useMemo(() => programLines(program), [program]);
  const top = machineOf(state).stack.at(-1);
  const next = top?.body[top.next];
  const current = next ? lines.findIndex(({ from }) => from === next) : -1;
  return <CodeListing lines={lines.map(({ text }) => text)} label={words.program} {...(current >= 0 && { current })} />;
}
