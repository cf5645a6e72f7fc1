import { useMemo } from 'react';
import { defineLab, type LabProps } from '../define.ts';
import { canvasAddress } from '../kit/canvas-address.ts';
import { Controls } from './Controls.tsx';
import { Drawing } from './Drawing.tsx';
import { Handles } from './Handles.tsx';
import { type BrdfAction, brdfModel } from './model.ts';
import { ballBytes } from './shading.ts';
import type { BrdfOptions, BrdfState } from './state.ts';

/** Pixels of the ball's picture, across and up. */
const BALL = 128;

function Figure({ state, dispatch }: LabProps<BrdfOptions, BrdfState, BrdfAction>) {
  const ball = useMemo(() => canvasAddress(ballBytes(state, BALL), BALL), [state]);
  return (
    <Drawing state={state} ball={ball}>
      <Handles state={state} dispatch={dispatch} />
    </Drawing>
  );
}

export default defineLab({ model: brdfModel, Figure, Controls });
