import type { ReactNode } from 'react';
import { Axes } from '../kit/Axes.tsx';
import { color, hue } from '../kit/colors.ts';
import { Svg } from '../kit/Svg.tsx';
import { linear } from '../kit/scale.ts';
import type { Point } from './curves.ts';
import { type CurveState, type CurveView, PLANE } from './model.ts';

/** Size of the drawing; the plane's shape, with room for the axes. */
const SIZE = { width: 372, height: 300 };
export const X = linear(PLANE.x, [26, 356]);
export const Y = linear(PLANE.y, [274, 14]);
/** Length of the drawn tangent for a derivative of 1. */
const TANGENT = 0.2;

interface FigureProps {
  state: CurveState;
  view: CurveView;
  label: string;
  /** The reader's handles. */
  children?: ReactNode;
}

/** The curve, its construction at `t`, its tangent, and for easing the mover. */
export function Figure({ state, view, label, children }: FigureProps) {
  const [control = [], ...rounds] = view.levels;
  const end = { x: view.point.x + view.tangent.x * TANGENT, y: view.point.y + view.tangent.y * TANGENT };
  return (
    <Svg {...SIZE} label={label} hasControls={children !== undefined}>
      {state.kind === 'easing' ? (
        <Axes x={X} y={Y} xLabel="时间" yLabel="进度" />
      ) : (
        <path d={FRAME} fill="none" stroke={color('line')} />
      )}
      <path d={pathOf(state.points)} fill="none" stroke={color('line')} strokeWidth={1.5} />
      <path d={pathOf(control)} fill="none" stroke={color('ink-soft')} />
      {rounds.slice(0, -1).map((level, round) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a round is its number
        <g key={round} stroke={color(hue(round))} fill={color(hue(round))}>
          <path d={pathOf(level)} fill="none" strokeDasharray="5 4" strokeWidth={1.5} />
          {level.map(dot(3))}
        </g>
      ))}
      <path d={pathOf(view.curve)} fill="none" stroke={color('accent')} strokeWidth={3} strokeLinejoin="round" />
      <g fill={color('paper')} stroke={color('accent')} strokeWidth={2}>
        {view.joints.map(dot(4))}
      </g>
      <Arrow from={view.point} to={end} />
      {!children && <g fill={color('ink-soft')}>{state.points.map(dot(5))}</g>}
      <g fill={color('ink')}>{dot(6)(view.point, 0)}</g>
      {state.kind === 'easing' && <Mover progress={view.point.y} />}
      <g
        fill={color('ink-soft')}
        stroke={color('paper')}
        strokeWidth={4}
        paintOrder="stroke"
        fontSize={13}
        textAnchor="middle"
      >
        {state.points.map((point, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a control point is its number
          <text key={index} x={round(X(point.x))} y={round(Y(point.y)) - 13}>
            P{index}
          </text>
        ))}
      </g>
      {children}
    </Svg>
  );
}

const FRAME = `M${X(0)} ${Y(1.25)}H${X(1)}V${Y(-0.25)}H${X(0)}Z`;

/** The tangent. */
function Arrow({ from, to }: { from: Point; to: Point }) {
  const [x, y] = [X(to.x) - X(from.x), Y(to.y) - Y(from.y)];
  const length = Math.hypot(x, y);
  if (length < 1) return null;
  const angle = round((Math.atan2(y, x) * 180) / Math.PI);
  return (
    <g transform={`translate(${round(X(from.x))} ${round(Y(from.y))}) rotate(${angle})`} stroke={color('ink')}>
      <path d={`M0 0H${round(length)}m-9 -5l9 5l-9 5`} fill="none" strokeWidth={2} />
    </g>
  );
}

/** What the easing is for: something that moves from 0 to 1 along the right edge. */
function Mover({ progress }: { progress: number }) {
  return (
    <g>
      <line x1={X(1)} x2={X(1)} y1={Y(0)} y2={Y(1)} stroke={color('line')} strokeWidth={3} />
      <rect x={X(1) - 9} y={Y(progress) - 9} width={18} height={18} rx={4} fill={color('info')} />
    </g>
  );
}

const round = (value: number) => Math.round(value * 10) / 10;

function pathOf(points: readonly Point[]): string {
  return points.map(({ x, y }, i) => `${i ? 'L' : 'M'}${round(X(x))} ${round(Y(y))}`).join('');
}

const dot = (radius: number) => (point: Point, index: number) => (
  <circle key={index} cx={round(X(point.x))} cy={round(Y(point.y))} r={radius} />
);
