import type { LabProps } from '../define.ts';
import { CodeListing } from '../kit/CodeListing.tsx';
import { LISTINGS } from './listings.ts';
import { type ArrayAction, type ArrayOptions, type ArrayState, sceneOf } from './model.ts';
import { words } from './words/lab.ts';

/** The program in C++, its last line marked. */
export function Details({ state }: LabProps<ArrayOptions, ArrayState, ArrayAction>) {
  const { program } = state;
  return (
    <CodeListing
      lines={LISTINGS[program].code}
      label={words.codeOf(words.titles[program])}
      current={sceneOf(state).line}
    />
  );
}
