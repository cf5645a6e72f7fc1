import type { LabProps } from '../define.ts';
import { CodeListing } from '../kit/CodeListing.tsx';
import type { CallAction, CallOptions, CallState } from './model.ts';
import { PROBLEMS } from './problems.ts';
import { words } from './words/lab.ts';

/** The recursion in C++. */
export function Details({ state }: LabProps<CallOptions, CallState, CallAction>) {
  const { code } = PROBLEMS[state.problem];
  return <CodeListing lines={code} label={words.codeOf(words.titles[state.problem])} />;
}
