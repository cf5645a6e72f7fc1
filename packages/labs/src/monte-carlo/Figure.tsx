import type { LabProps } from '../define.ts';
import { DragHandle } from '../kit/DragHandle.tsx';
import { Drawing } from './Drawing.tsx';
import { MOST_POWER } from './estimate.ts';
import { type CarloAction, TILT } from './model.ts';
import { LOWER, lineScales, powerScale, topOf, UPPER } from './plane.ts';
import { densityAt, SCENE_FACTS, type SceneName } from './scenes.ts';
import type { CarloOptions, CarloState } from './state.ts';
import { words } from './words/lab.ts';

type Props = LabProps<CarloOptions, CarloState, CarloAction>;

/** The charts, the number of samples and the density to be dragged. */
export function Figure({ state, dispatch }: Props) {
  const { power } = state;
  return (
    <Drawing state={state}>
      <DragHandle
        x={powerScale(power)}
        y={LOWER.bottom}
        area={LOWER}
        axis="x"
        step={powerScale(1) - powerScale(0)}
        label={words.sampleCount}
        valueText={words.samples(2 ** power)}
        onMove={(x) => dispatch({ kind: 'go', step: Math.min(Math.round(powerScale.invert(x)), MOST_POWER) })}
      />
      {SCENE_FACTS[state.scene].dimensions === 1 && <TiltHandle state={state} dispatch={dispatch} />}
    </Drawing>
  );
}

/** The right end of the density's line. */
function TiltHandle({ state, dispatch }: Pick<Props, 'state' | 'dispatch'>) {
  const { tilt } = state;
  const { y } = lineScales(topOf(state.scene as Exclude<SceneName, 'pi' | 'hemisphere'>, (x) => densityAt(state, x)));
  return (
    <DragHandle
      x={UPPER.right}
      y={y(1 + tilt)}
      area={{ left: UPPER.right, right: UPPER.right, top: y(2), bottom: y(0) }}
      axis="y"
      step={y(0) - y(TILT.step)}
      label={words.densityAtRight}
      valueText={`p(1) = ${(1 + tilt).toFixed(2)}`}
      fill="var(--info)"
      onMove={(_, to) => dispatch({ kind: 'tilt', tilt: y.invert(to) - 1 })}
    />
  );
}
