import type { LabProps } from '../define.ts';
import { CodeListing } from '../kit/CodeListing.tsx';
import { LISTINGS } from './listings.ts';
import { type ArrayAction, type ArrayOptions, type ArrayState, sceneOf } from './model.ts';

/** The program in C++, its last line marked. */
export function Details({ state }: LabProps<ArrayOptions, ArrayState, ArrayAction>) {
  const { title, code } = LISTINGS[state.program];
  return <CodeListing lines={code} label={`${title}的代码`} current={sceneOf(state).line} />;
}
