import { defineLab, type LabProps } from '../define.ts';
import { Controls } from './Controls.tsx';
import { Drawing } from './Drawing.tsx';
import { Handles } from './Handles.tsx';
import { type SkeletonAction, skeletonModel } from './model.ts';
import type { SkeletonOptions, SkeletonState } from './state.ts';

function Figure({ state, dispatch }: LabProps<SkeletonOptions, SkeletonState, SkeletonAction>) {
  return (
    <Drawing state={state}>
      <Handles state={state} dispatch={dispatch} />
    </Drawing>
  );
}

export default defineLab({ model: skeletonModel, Figure, Controls });
