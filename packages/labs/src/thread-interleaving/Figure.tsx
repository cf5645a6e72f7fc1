import type { LabProps } from '../define.ts';
import { Drawing } from './Drawing.tsx';
import type { ThreadAction } from './lab-model.ts';
import type { ThreadOptions, ThreadState } from './state.ts';

/** The threads and their timeline; pressing a thread lets it take its next step. */
export function Figure({ state, dispatch }: LabProps<ThreadOptions, ThreadState, ThreadAction>) {
  return <Drawing state={state} dispatch={dispatch} />;
}
