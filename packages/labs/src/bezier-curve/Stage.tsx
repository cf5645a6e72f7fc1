/** The picture with its handles: the control points, and the curve's own point, which is `t`. */
import type { LabProps } from '../define.ts';
import { color } from '../kit/colors.ts';
import { DragHandle } from '../kit/DragHandle.tsx';
import { RailHandle } from '../kit/RailHandle.tsx';
import { placeText, two } from './describe.ts';
import { Figure } from './Figure.tsx';
import { isFree, viewOf } from './kinds.ts';
import type { CurveAction } from './model.ts';
import { X, Y } from './places.ts';
import { type CurveOptions, type CurveState, lastRound, TIME } from './state.ts';
import { words } from './words/lab.ts';

const AREA = { left: X(0), right: X(1), top: Y(1.25), bottom: Y(-0.25) };

export function Stage({ state, dispatch }: LabProps<CurveOptions, CurveState, CurveAction>) {
  const { kind, points, t, round } = state;
  const at = (value: number) => {
    const { point } = viewOf({ kind, points, t: value });
    return { x: X(point.x), y: Y(point.y) };
  };
  return (
    <Figure state={state}>
      {round === lastRound(state) && (
        <RailHandle
          rail={{ ...TIME, at }}
          value={t}
          label={words.pointOnCurve}
          valueText={`${kind === 'easing' ? words.time : 't'} ${two(t)}`}
          fill={color('ink')}
          onChange={(value) => dispatch({ kind: 't', t: value })}
        />
      )}
      {points.map(
        (point, index) =>
          isFree(kind, index) && (
            <DragHandle
              // biome-ignore lint/suspicious/noArrayIndexKey: a control point is its number
              key={index}
              x={X(point.x)}
              y={Y(point.y)}
              area={AREA}
              label={words.controlPoint(index)}
              valueText={placeText(point)}
              onMove={(x, y) => dispatch({ kind: 'move', index, x: X.invert(x), y: Y.invert(y) })}
            />
          ),
      )}
    </Figure>
  );
}
