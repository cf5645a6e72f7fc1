/** The calls of the programme, the last one marked, and what came of each. */
import type { LabProps } from '../define.ts';
import { CodeListing } from '../kit/CodeListing.tsx';
import { callText, frameOf, program, SETUP_LINES } from './describe.ts';
import type { GlAction } from './model.ts';
import type { GlOptions, GlState } from './state.ts';

export function Details({ state }: LabProps<GlOptions, GlState, GlAction>) {
  const notes = Object.fromEntries(frameOf(state).calls.map((call, i) => [SETUP_LINES + i, callText(call)]));
  return (
    <CodeListing lines={program(state)} label="这一帧的调用" current={SETUP_LINES - 1 + state.step} notes={notes} />
  );
}
