import { useCallback, useMemo } from 'react';
import type { LabProps } from '../define.ts';
import { type CanvasView, FitCanvas } from '../kit/FitCanvas.tsx';
import { drawBars } from './bars.ts';
import { pictureLabel } from './describe.ts';
import { momentOf, type SortAction } from './lab-model.ts';
import type { SortOptions, SortState } from './state.ts';

/** The array at the present step. */
export function Figure({ state }: LabProps<SortOptions, SortState, SortAction>) {
  const { moment } = useMemo(() => momentOf(state), [state]);
  const draw = useCallback(
    (context: CanvasRenderingContext2D, view: CanvasView) => drawBars(context, view, moment),
    [moment],
  );
  return <FitCanvas ratio={2.4} label={pictureLabel(state, moment)} draw={draw} />;
}
