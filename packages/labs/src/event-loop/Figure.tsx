import type { LabProps } from '../define.ts';
import { Drawing } from './Drawing.tsx';
import type { LoopAction } from './lab-model.ts';
import type { LoopOptions, LoopState } from './state.ts';

/** Stack and queues; pressing the one that has its turn takes the next step from it. */
export function Figure({ state, dispatch }: LabProps<LoopOptions, LoopState, LoopAction>) {
  return <Drawing state={state} dispatch={dispatch} />;
}
