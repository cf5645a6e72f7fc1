import { useState } from 'react';
import { Button, Choice, Controls, NumberControl, Status } from '../kit/controls.tsx';
import { DragHandle } from '../kit/DragHandle.tsx';
import { useFrame } from '../kit/use-frame.ts';
import { definePatchLab, type PatchProps } from '../patch-lab.tsx';
import { joinAs } from './curves.ts';
import { figureLabel, KIND_NAMES, placeText, resultText } from './describe.ts';
import { Figure, X, Y } from './Figure.tsx';
import { COUNTS, type CurveState, isFree, type Kind, movePoint, startPoints, viewOf } from './model.ts';
import { type CurveOptions, curveState, startState } from './state.ts';

const AREA = { left: X(0), right: X(1), top: Y(1.25), bottom: Y(-0.25) };
/** Seconds from one end of the curve to the other. */
const DURATION = 4;

function BezierCurve({ state, change }: PatchProps<CurveOptions, CurveState>) {
  const { kind, points, t } = state;
  const view = viewOf(state);
  return (
    <>
      <Controls label="曲线">
        <Choice
          label="种类"
          value={kind}
          options={Object.entries(KIND_NAMES) as [Kind, string][]}
          onChange={(next) => change({ kind: next, points: startPoints(next, 4) })}
        />
        <PointCount state={state} change={change} />
        {kind === 'joined' &&
          (['G1', 'C1', 'C2'] as const).map((wish) => (
            <Button key={wish} onClick={() => change({ points: inPlane(joinAs(points, wish)) })}>
              接成 {wish}
            </Button>
          ))}
      </Controls>
      <Figure state={state} view={view} label={figureLabel(state)}>
        {points.map(
          (point, index) =>
            isFree(kind, index) && (
              <DragHandle
                // biome-ignore lint/suspicious/noArrayIndexKey: a control point is its number
                key={index}
                x={X(point.x)}
                y={Y(point.y)}
                area={AREA}
                label={`控制点 P${index}`}
                valueText={placeText(point)}
                onMove={(x, y) => change({ points: movePoint(points, index, { x: X.invert(x), y: Y.invert(y) }) })}
              />
            ),
        )}
      </Figure>
      <TimeControls t={t} isEasing={kind === 'easing'} onChange={(next) => change({ t: next })} />
      <Status>{resultText(state, view)}</Status>
    </>
  );
}

/** A joint's handle may be wished beyond the plane; it goes as far as it may. */
function inPlane(points: CurveState['points']): CurveState['points'] {
  return points.reduce((kept, point, index) => movePoint(kept, index, point), points);
}

function PointCount({
  state: { kind, points },
  change,
}: Pick<PatchProps<CurveOptions, CurveState>, 'state' | 'change'>) {
  const [least, most] = COUNTS[kind];
  if (least === most) return null;
  const setCount = (count: number) =>
    change({ points: [...points, ...startPoints(kind, most).slice(points.length)].slice(0, count) });
  return <NumberControl label="控制点" value={points.length} min={least} max={most} onChange={setCount} />;
}

interface TimeProps {
  t: number;
  isEasing: boolean;
  onChange: (t: number) => void;
}

function TimeControls({ t, isEasing, onChange }: TimeProps) {
  const [isPlaying, setPlaying] = useState(false);
  useFrame((seconds) => {
    const next = t + seconds / DURATION;
    if (next >= 1) setPlaying(false);
    onChange(Math.min(next, 1));
  }, isPlaying);
  const play = () => {
    if (!isPlaying && t >= 1) onChange(0);
    setPlaying(!isPlaying);
  };
  const set = (next: number) => {
    setPlaying(false);
    onChange(next);
  };
  return (
    <Controls label="参数">
      <Button onClick={play}>{isPlaying ? '暂停' : '播放'}</Button>
      <NumberControl
        label={isEasing ? '时间' : 't'}
        value={t}
        min={0}
        max={1}
        step={0.01}
        format={(value) => value.toFixed(2)}
        onChange={set}
      />
    </Controls>
  );
}

export default definePatchLab({ state: curveState, start: startState, Component: BezierCurve });
