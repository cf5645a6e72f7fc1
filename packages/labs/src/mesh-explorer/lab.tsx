import { defineLab, type LabProps } from '../define.ts';
import { Controls } from './Controls.tsx';
import { Drawing } from './Drawing.tsx';
import { Handles } from './Handles.tsx';
import { type MeshAction, meshModel } from './model.ts';
import type { MeshOptions, MeshState } from './state.ts';

function Figure({ state, dispatch }: LabProps<MeshOptions, MeshState, MeshAction>) {
  return (
    <Drawing state={state}>
      <Handles state={state} dispatch={dispatch} />
    </Drawing>
  );
}

export default defineLab({ model: meshModel, Figure, Controls });
