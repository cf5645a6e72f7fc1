import type { LabProps } from '../define.ts';
import { DragHandle } from '../kit/DragHandle.tsx';
import { Drawing } from './Drawing.tsx';
import { type PhysicsAction, type PhysicsOptions, REACH } from './model.ts';
import { X, Y } from './plane.ts';
import type { PhysicsState } from './state.ts';
import { words } from './words/lab.ts';

const AREA = { left: X(REACH.min), right: X(REACH.max), top: Y(REACH.max), bottom: Y(REACH.min) };

/** The body; where it is let go is dragged. */
export function Figure({ state, dispatch }: LabProps<PhysicsOptions, PhysicsState, PhysicsAction>) {
  const { scene, startX, startY } = state;
  const isLine = scene === 'spring';
  return (
    <Drawing state={state}>
      <DragHandle
        x={X(startX)}
        y={Y(isLine ? 0 : startY)}
        area={AREA}
        axis={isLine ? 'x' : 'both'}
        step={X(REACH.step) - X(0)}
        label={words.handles[scene]}
        valueText={isLine ? `x = ${startX.toFixed(2)} m` : `(${startX.toFixed(2)}, ${startY.toFixed(2)}) m`}
        fill="var(--info)"
        onMove={(x, y) => dispatch({ kind: 'start', x: X.invert(x), y: isLine ? startY : Y.invert(y) })}
      />
    </Drawing>
  );
}
