import { defineLab, type LabProps } from '../define.ts';
import { Controls } from './Controls.tsx';
import { Details } from './Details.tsx';
import { Drawing } from './Figure.tsx';
import { Handles } from './Handles.tsx';
import { type MvpAction, mvpModel } from './model.ts';
import type { MvpOptions, MvpState } from './state.ts';

function Figure({ state, dispatch }: LabProps<MvpOptions, MvpState, MvpAction>) {
  return (
    <Drawing state={state}>
      <Handles state={state} dispatch={dispatch} />
    </Drawing>
  );
}

export default defineLab({ model: mvpModel, Figure, Controls, Details });
