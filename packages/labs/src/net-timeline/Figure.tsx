import type { LabProps } from '../define.ts';
import { Drawing } from './Drawing.tsx';
import type { NetAction } from './model.ts';
import type { NetOptions, NetState } from './state.ts';

/** The two timelines; pressing a packet turns its fate. */
export function Figure({ state, dispatch }: LabProps<NetOptions, NetState, NetAction>) {
  return <Drawing state={state} onTurn={(packet) => dispatch({ kind: 'turn', packet })} />;
}
