/** The scene from outside: axes, the object, rings, what the camera sees. */
import { color, wash } from '../kit/colors.ts';
import { add, scale, type Vec3 } from '../space/vec.ts';
import { CORNERS } from './house.ts';
import { AXIS_COLORS } from './MatrixGrid.tsx';
import { type Frame, frameOf, frustumCorners, type Shape, shapesOf, spotOf, stageMap } from './outside.ts';
import { ringsOf, UNITS } from './rails.ts';
import type { MvpState } from './state.ts';

const FILLS: Record<Shape['kind'], string> = {
  front: wash('info', 34),
  wall: wash('info', 16),
  roof: wash('danger', 30),
  door: wash('warning', 60),
};

/** A closed or open line through places. */
export function pathOf(spots: readonly (readonly number[])[], isClosed: boolean): string {
  const line = spots.map(([x = 0, y = 0], i) => `${i ? 'L' : 'M'}${x.toFixed(1)} ${y.toFixed(1)}`).join('');
  return isClosed ? `${line}Z` : line;
}

export function Shapes({ shapes }: { shapes: readonly Shape[] }) {
  return shapes.map(({ kind, spots }, i) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a face is its place in the list
    <path key={i} d={pathOf(spots, true)} fill={FILLS[kind]} stroke={color('ink-soft')} strokeLinejoin="round" />
  ));
}

export function Scene({ state }: { state: MvpState }) {
  const frame = frameOf(state);
  const hasRings = state.part === 'rotation' || (state.part === 'model' && state.tool === 'turn');
  const [x = 0, y = 0] = spotOf(stageMap(state)(CORNERS[state.vertex] ?? [0, 0, 0]), frame);
  return (
    <>
      <Axes frame={frame} size={state.part === 'journey' && state.stage > 0 && state.stage < 4 ? 2 : 1.4} />
      {state.part === 'journey' && state.stage > 0 && <Frustum state={state} frame={frame} />}
      <Shapes shapes={shapesOf(state, frame)} />
      {hasRings && <Rings state={state} frame={frame} />}
      <circle cx={x.toFixed(1)} cy={y.toFixed(1)} r={4.5} fill={color('accent')} stroke={color('paper')} />
    </>
  );
}

/** The space's own axes. */
function Axes({ frame, size }: { frame: Frame; size: number }) {
  return UNITS.map((unit, axis) => {
    const ends = [scale(unit, -size), scale(unit, size)].map((end) => spotOf(end, frame));
    const [x, y] = spotOf(scale(unit, size * 1.12), frame);
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: an axis is its number
      <g key={axis} fill={color(AXIS_COLORS[axis] ?? 'ink')} stroke={color(AXIS_COLORS[axis] ?? 'ink')}>
        <path d={pathOf(ends, false)} opacity={0.7} />
        <text x={x} y={y + 4} fontSize={12} textAnchor="middle" stroke="none">
          {'xyz'[axis]}
        </text>
      </g>
    );
  });
}

/** What the camera sees: its near end drawn heavier, the eye where there is one. */
function Frustum({ state, frame }: { state: MvpState; frame: Frame }) {
  const spots = frustumCorners(state).map((corner) => spotOf(corner, frame));
  const [near, far] = [spots.slice(0, 4), spots.slice(4)];
  return (
    <g fill="none" stroke={color('warning')} strokeLinejoin="round">
      <path d={pathOf(far, true)} strokeDasharray="4 3" />
      {near.map((spot, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: an edge is its number
        <path key={i} d={pathOf([spot, far[i] ?? spot], false)} strokeDasharray="4 3" />
      ))}
      <path d={pathOf(near, true)} strokeWidth={2} fill={color('warning')} fillOpacity={0.08} />
    </g>
  );
}

function Rings({ state, frame }: { state: MvpState; frame: Frame }) {
  return ringsOf(state).map(({ axis, frame: [a, b, c, [ox, oy, oz]], pointAt }) => {
    const place = ([x, y, z]: Vec3): Vec3 => [
      a[0] * x + b[0] * y + c[0] * z,
      a[1] * x + b[1] * y + c[1] * z,
      a[2] * x + b[2] * y + c[2] * z,
    ];
    const spots = Array.from({ length: 48 }, (_, i) => spotOf(add([ox, oy, oz], place(pointAt(i * 7.5))), frame));
    return (
      <path
        key={axis}
        d={pathOf(spots, true)}
        fill="none"
        stroke={color(AXIS_COLORS[axis] ?? 'ink')}
        strokeWidth={2}
        opacity={0.75}
      />
    );
  });
}
