import type { LabProps } from '../define.ts';
import { DragHandle } from '../kit/DragHandle.tsx';
import { Drawing, SCALE } from './Drawing.tsx';
import type { BvhAction } from './model.ts';
import { PLANE } from './shapes.ts';
import type { BvhOptions, BvhState } from './state.ts';
import { words } from './words/lab.ts';

const AREA = { left: 0, top: 0, right: PLANE.width * SCALE, bottom: PLANE.height * SCALE };

/** The plane; both ends of the ray or the view are dragged. */
export function Figure({ state, dispatch }: LabProps<BvhOptions, BvhState, BvhAction>) {
  const { fromX, fromY, toX, toY, query } = state;
  const handle = (end: 'from' | 'to', x: number, y: number) => (
    <DragHandle
      x={x * SCALE}
      y={y * SCALE}
      area={AREA}
      step={SCALE * 4}
      label={words.ends[query][end]}
      valueText={`(${x}, ${y})`}
      fill={end === 'to' ? 'var(--ink)' : undefined}
      onMove={(atX, atY) => dispatch({ kind: 'aim', end, x: atX / SCALE, y: atY / SCALE })}
    />
  );
  return (
    <Drawing state={state}>
      {handle('from', fromX, fromY)}
      {handle('to', toX, toY)}
    </Drawing>
  );
}
