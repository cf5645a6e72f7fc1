import type { LabProps } from '../define.ts';
import { Drawing } from './Drawing.tsx';
import type { CmakeAction, CmakeOptions } from './model.ts';
import type { CmakeState } from './state.ts';

/** The graph; pressing a link turns its scope, pressing a target shows what it gets. */
export function Figure({ state, dispatch }: LabProps<CmakeOptions, CmakeState, CmakeAction>) {
  return (
    <Drawing
      state={state}
      onTurn={(pair) => dispatch({ kind: 'turn', pair })}
      onPick={(target) => dispatch({ kind: 'pick', target })}
    />
  );
}
