import { defineLab, type LabProps } from '../define.ts';
import { canvasAddress } from '../kit/canvas-address.ts';
import { Controls } from './Controls.tsx';
import { Drawing } from './Drawing.tsx';
import { Handles } from './Handles.tsx';
import { type EnvAction, envModel } from './model.ts';
import type { EnvOptions, EnvState } from './state.ts';

function Figure({ state, dispatch }: LabProps<EnvOptions, EnvState, EnvAction>) {
  return (
    <Drawing state={state} address={canvasAddress} fineness={1} go={(step) => dispatch({ kind: 'go', step })}>
      <Handles state={state} dispatch={dispatch} />
    </Drawing>
  );
}

export default defineLab({ model: envModel, Figure, Controls });
