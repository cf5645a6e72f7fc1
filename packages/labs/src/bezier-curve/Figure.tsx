import type { ReactNode } from 'react';
import { Axes } from '../kit/Axes.tsx';
import { color, hue } from '../kit/colors.ts';
import { Svg } from '../kit/Svg.tsx';
import { Construction } from './Construction.tsx';
import { figureLabel } from './describe.ts';
import { type CurveView, viewOf } from './kinds.ts';
import { FRAME, pathOf, round, SIZE, X, Y } from './places.ts';
import { type CurveState, lastRound } from './state.ts';
import { words } from './words/lab.ts';

interface FigureProps {
  state: CurveState;
  /** The reader's handles. */
  children?: ReactNode;
}

/** The curve, drawn boldly as far as `t`; its construction there, its tangent, and for easing the mover. */
export function Figure({ state, children }: FigureProps) {
  const view = viewOf(state);
  const isDone = state.round === lastRound(state);
  return (
    <Svg {...SIZE} label={figureLabel(state)} hasControls={children !== undefined}>
      {state.kind === 'easing' ? (
        <Axes x={X} y={Y} xLabel={words.time} yLabel={words.progress} />
      ) : (
        <path d={FRAME} fill="none" stroke={color('line')} />
      )}
      <path d={pathOf(state.points)} fill="none" stroke={color('line')} strokeWidth={1.5} />
      <CurveLine view={view} isDone={isDone} />
      <Construction state={state} view={view} />
      {isDone && <Tangent view={view} />}
      {state.kind === 'easing' && <Mover progress={view.point.y} />}
      {!children && (
        <g fill={color('ink-soft')}>
          {state.points.map(({ x, y }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a control point is its number
            <circle key={index} cx={round(X(x))} cy={round(Y(y))} r={5} />
          ))}
        </g>
      )}
      {isDone && <circle cx={round(X(view.point.x))} cy={round(Y(view.point.y))} r={6} fill={color('ink')} />}
      {children}
    </Svg>
  );
}

/** What of the curve is behind `t` and what is ahead; how it goes is a secret while it is still being constructed. */
function CurveLine({ view, isDone }: { view: CurveView; isDone: boolean }) {
  const line = { fill: 'none', stroke: color('accent'), strokeLinejoin: 'round' } as const;
  return (
    <>
      <path d={pathOf(view.curve)} {...line} strokeWidth={2} strokeOpacity={isDone ? 0.45 : 0.2} />
      {isDone && <path d={pathOf(view.drawn)} {...line} strokeWidth={3.5} />}
      <g fill={color('paper')} stroke={color('accent')} strokeWidth={2}>
        {view.joints.map(({ x, y }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a joint is its number
          <circle key={index} cx={round(X(x))} cy={round(Y(y))} r={4} />
        ))}
      </g>
    </>
  );
}

/** Length of the drawn tangent for a derivative of 1. */
const TANGENT = 0.2;

function Tangent({ view: { point, tangent } }: { view: CurveView }) {
  const [x, y] = [X(point.x + tangent.x * TANGENT) - X(point.x), Y(point.y + tangent.y * TANGENT) - Y(point.y)];
  const length = Math.hypot(x, y);
  if (length < 1) return null;
  const angle = round((Math.atan2(y, x) * 180) / Math.PI);
  return (
    <g transform={`translate(${round(X(point.x))} ${round(Y(point.y))}) rotate(${angle})`} stroke={color('ink')}>
      <path d={`M0 0H${round(length)}m-9 -5l9 5l-9 5`} fill="none" strokeWidth={2} />
    </g>
  );
}

/** What the easing is for: something that moves from 0 to 1 along the right edge. */
function Mover({ progress }: { progress: number }) {
  return (
    <g>
      <line x1={X(1)} x2={X(1)} y1={Y(0)} y2={Y(1)} stroke={color('line')} strokeWidth={3} />
      <rect x={X(1) - 9} y={Y(progress) - 9} width={18} height={18} rx={4} fill={color(hue(0))} />
    </g>
  );
}
