import type { LabProps } from '../define.ts';
import { Drawing } from './Drawing.tsx';
import type { LookupAction } from './lab-model.ts';
import type { LookupOptions, LookupState } from './state.ts';

/** Places, names and links: all of them are pressed, pulled and dragged. */
export function Figure({ state, dispatch }: LabProps<LookupOptions, LookupState, LookupAction>) {
  return <Drawing state={state} dispatch={dispatch} />;
}
