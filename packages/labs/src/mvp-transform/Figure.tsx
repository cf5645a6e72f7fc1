/** The whole drawing of a state; handles come in as children where it lives. */
import type { ReactNode } from 'react';
import { color } from '../kit/colors.ts';
import { Svg } from '../kit/Svg.tsx';
import { axisAngle, fromEuler } from '../space/rotation.ts';
import { describe, two } from './describe.ts';
import { CORNERS } from './house.ts';
import { imageOf } from './image.ts';
import { anglesOf, journeyOf, modelMatrix, projectionMatrix, viewMatrix, WINDOW } from './journey.ts';
import { MatrixGrid } from './MatrixGrid.tsx';
import { VIEW } from './outside.ts';
import { Plane } from './Plane.tsx';
import { Scene, Shapes } from './Scene.tsx';
import type { MvpState } from './state.ts';
import { words } from './words/lab.ts';

const IMAGE = { x: 190, y: VIEW.height + 20, width: 176, height: 110 };

export function Drawing({ state, children }: { state: MvpState; children?: ReactNode }) {
  const isPlane = state.part === 'columns';
  return (
    <Svg
      width={VIEW.width}
      height={isPlane ? 300 : IMAGE.y + IMAGE.height + 4}
      label={describe(state)}
      hasControls={children !== undefined}
    >
      {isPlane ? <Plane columns={state.columns} /> : <Space state={state} />}
      {children}
    </Svg>
  );
}

function Space({ state }: { state: MvpState }) {
  const isImage = state.part === 'journey' && state.stage === 5;
  return (
    <>
      <rect width={VIEW.width} height={VIEW.height} rx={6} fill={color('tint')} />
      {isImage ? (
        <CameraImage state={state} box={{ x: 4, y: 4, width: VIEW.width - 8, height: VIEW.height - 8 }} />
      ) : (
        <svg width={VIEW.width} height={VIEW.height} aria-hidden="true" overflow="hidden">
          <Scene state={state} />
        </svg>
      )}
      <text x={10} y={20} fontSize={13} fontWeight={600} fill={color('ink')}>
        {state.part === 'journey' ? words.stages[state.stage] : words.fromOutside}
      </text>
      <StageMatrix state={state} />
      {state.part === 'rotation' && <Forms state={state} />}
      {state.part !== 'rotation' && !isImage && <CameraImage state={state} box={IMAGE} title={words.seenByCamera} />}
    </>
  );
}

/** The matrix that led to this stage; where there is none, what was done instead. */
function StageMatrix({ state }: { state: MvpState }) {
  const place = { x: 4, y: VIEW.height + 46 };
  if (state.part !== 'journey') {
    const name = state.part === 'rotation' ? 'R' : `M = ${[...state.order].join('·')}`;
    return <MatrixGrid {...place} name={name} columns={modelMatrix(state)} heads={words.axes} />;
  }
  const matrix = [undefined, modelMatrix, viewMatrix, projectionMatrix][state.stage]?.(state);
  if (matrix) {
    const heads = [0, 1, 2, 3].map(words.column);
    return <MatrixGrid {...place} name={words.stageSteps[state.stage] ?? ''} columns={matrix} heads={heads} />;
  }
  const { clip } = journeyOf(state, CORNERS[state.vertex] ?? [0, 0, 0]);
  const lines = [
    words.noMatrix,
    [],
    [],
    [],
    words.division(two(clip[3])),
    [`x: (x + 1) / 2 × ${WINDOW.width}`, `y: (y + 1) / 2 × ${WINDOW.height}`, words.depthSum],
  ][state.stage];
  return (
    <text x={8} y={place.y} fontSize={13} fill={color('ink')}>
      {lines?.map((line, i) => (
        <tspan key={line} x={8} dy={i ? 22 : 0}>
          {line}
        </tspan>
      ))}
    </text>
  );
}

/** The same turn as axis and angle, and as a quaternion. */
function Forms({ state }: { state: MvpState }) {
  const quat = fromEuler(anglesOf(state), state.euler);
  const { axis, angle } = axisAngle(quat);
  const lines = [
    words.axisAngle,
    `(${axis.map(two).join(', ')})`,
    `${((angle * 180) / Math.PI).toFixed(0)}°`,
    words.quaternion,
    `(${quat.map(two).join(', ')})`,
  ];
  return (
    <text fontSize={12} fill={color('ink')}>
      {lines.map((line, i) => (
        <tspan key={line} x={IMAGE.x + 6} y={IMAGE.y + 12 + i * 20} fill={color(i % 3 === 0 ? 'ink-soft' : 'ink')}>
          {line}
        </tspan>
      ))}
    </text>
  );
}

interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

function CameraImage({ state, box, title }: { state: MvpState; box: Box; title?: string }) {
  const { x, y, width, height } = box;
  const toBox = ([a, b, c]: readonly [number, number, number]): [number, number, number] => [
    ((a + 1) / 2) * width,
    ((1 - b) / 2) * height,
    c,
  ];
  const shapes = imageOf(state).map(({ kind, spots }) => ({ kind, spots: spots.map(toBox) }));
  const ndc = journeyOf(state, CORNERS[state.vertex] ?? [0, 0, 0]).ndc;
  const dot = ndc && toBox(ndc);
  return (
    <>
      {title && (
        <text x={x} y={y - 6} fontSize={12} fill={color('ink-soft')}>
          {title}
        </text>
      )}
      <svg x={x} y={y} width={width} height={height} overflow="hidden" aria-hidden="true">
        <rect width={width} height={height} fill={color('paper')} stroke={color('warning')} strokeWidth={3} />
        <Shapes shapes={shapes} />
        {dot && <circle cx={dot[0]} cy={dot[1]} r={4.5} fill={color('accent')} stroke={color('paper')} />}
      </svg>
    </>
  );
}
