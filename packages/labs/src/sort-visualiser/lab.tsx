import { useCallback, useMemo } from 'react';
import { defineLab, type LabProps } from '../define.ts';
import { Button, Choice, Controls, NumberControl, Status } from '../kit/controls.tsx';
import { type CanvasView, FitCanvas } from '../kit/FitCanvas.tsx';
import { Player } from '../kit/Player.tsx';
import { ALGORITHM_NAMES } from './algorithms.ts';
import { drawBars } from './bars.ts';
import { ALGORITHM_TITLES, momentText, pictureLabel, SHAPE_TITLES } from './describe.ts';
import { GrowthChart } from './GrowthChart.tsx';
import { growthOf, makeItems, runSort, SHAPES, SIZES } from './model.ts';
import { type SortOptions, type SortState, sortState, startState } from './state.ts';
import { playBack } from './tape.ts';

/** Seconds that playing a whole run takes, and the slowest it plays, operations a second. */
const DURATION = 20;
const SLOWEST = 2;

function SortVisualiser({ state, change }: LabProps<SortOptions, SortState>) {
  const { algorithm, shape, size, seed, step } = state;
  const run = useMemo(() => runSort(algorithm, makeItems(shape, size, seed)), [algorithm, shape, size, seed]);
  const growth = useMemo(() => growthOf(algorithm, shape, seed), [algorithm, shape, seed]);
  const moment = useMemo(() => playBack(run.start, run.operations, step), [run, step]);
  const draw = useCallback(
    (context: CanvasRenderingContext2D, view: CanvasView) => drawBars(context, view, moment),
    [moment],
  );
  const last = run.operations.length;
  return (
    <>
      <Controls label="输入">
        <Choice
          label="算法"
          value={algorithm}
          options={ALGORITHM_NAMES.map((name) => [name, ALGORITHM_TITLES[name]] as const)}
          onChange={(next) => change({ algorithm: next, step: 0 })}
        />
        <Choice
          label="输入"
          value={shape}
          options={SHAPES.map((name) => [name, SHAPE_TITLES[name]] as const)}
          onChange={(next) => change({ shape: next, step: 0 })}
        />
        <NumberControl
          label="个数"
          value={size}
          min={SIZES.least}
          max={SIZES.most}
          onChange={(next) => change({ size: next, step: 0 })}
        />
        <Button onClick={() => change({ seed: (seed % 9999) + 1, step: 0 })}>换一组数</Button>
      </Controls>
      <FitCanvas ratio={2.4} label={pictureLabel(state, moment)} draw={draw} />
      <Player
        step={step}
        last={last}
        onStep={(next) => change({ step: next })}
        rate={Math.max(last / DURATION, SLOWEST)}
      />
      <Status>{momentText(state, run, moment)}</Status>
      <GrowthChart growth={growth} title={`${ALGORITHM_TITLES[algorithm]}（${SHAPE_TITLES[shape]}）`} />
    </>
  );
}

export default defineLab({ state: sortState, start: startState, Component: SortVisualiser });
