/** What is dragged in the picture: the matrix's columns, the object's placement, the camera, the chosen vertex. */
import type { MouseEvent } from 'react';
import { color } from '../kit/colors.ts';
import { DragHandle } from '../kit/DragHandle.tsx';
import { pointerPlace } from '../kit/pointer-place.ts';
import { RailHandle } from '../kit/RailHandle.tsx';
import { degrees, two } from './describe.ts';
import { CORNERS } from './house.ts';
import { AXIS_COLORS } from './MatrixGrid.tsx';
import type { MvpAction } from './model.ts';
import { frameOf, spotOf, stageMap, VIEW } from './outside.ts';
import { X, Y } from './Plane.tsx';
import { type CameraHandle, cameraRail, placingRail } from './rails.ts';
import { type MvpState, type Placing, RANGES } from './state.ts';
import { words } from './words/lab.ts';

interface HandlesProps {
  state: MvpState;
  dispatch: (action: MvpAction) => void;
}

const AREA = {
  left: X(RANGES.column.min),
  right: X(RANGES.column.max),
  top: Y(RANGES.column.max),
  bottom: Y(RANGES.column.min),
};

export function Handles(props: HandlesProps) {
  const { part, stage, tool } = props.state;
  if (part === 'columns') return <ColumnHandles {...props} />;
  const hasCamera = part === 'journey' && stage === 1;
  return (
    <>
      {stage < 5 && <VertexPicker {...props} />}
      {part !== 'journey' && <PlacingHandles {...props} placing={part === 'rotation' ? 'turn' : tool} />}
      {hasCamera && <CameraHandles {...props} />}
    </>
  );
}

function ColumnHandles({ state: { columns }, dispatch }: HandlesProps) {
  return ([0, 1] as const).map((index) => {
    const [x = 0, y = 0] = columns.slice(2 * index);
    return (
      <DragHandle
        key={index}
        x={X(x)}
        y={Y(y)}
        area={AREA}
        step={X(RANGES.column.step) - X(0)}
        label={words.columnHandles[index] ?? ''}
        valueText={`(${two(x)}, ${two(y)})`}
        fill={color(AXIS_COLORS[index])}
        sign={index === 0 ? 'x' : 'y'}
        onMove={(toX, toY) => dispatch({ kind: 'column', index, to: [X.invert(toX), Y.invert(toY)] })}
      />
    );
  });
}

export const placingText = (placing: Placing, value: number): string =>
  placing === 'turn' ? degrees(value) : two(value);

function PlacingHandles({ state, dispatch, placing }: HandlesProps & { placing: Placing }) {
  const frame = frameOf(state);
  return ([0, 1, 2] as const).map((axis) => (
    <RailHandle
      key={`${placing}${axis}`}
      rail={placingRail(state, { placing, axis }, frame)}
      value={state[placing][axis]}
      label={words.placingAlong[placing]('xyz'[axis])}
      valueText={placingText(placing, state[placing][axis])}
      fill={color(AXIS_COLORS[axis])}
      onChange={(value) => dispatch({ kind: 'place', placing, axis, value })}
    >
      {'xyz'[axis]}
    </RailHandle>
  ));
}

const CAMERA: readonly CameraHandle[] = ['yaw', 'pitch', 'fov'];

function CameraHandles({ state, dispatch }: HandlesProps) {
  const frame = frameOf(state);
  return CAMERA.map((field) => (
    <RailHandle
      key={field}
      rail={cameraRail(state, field, frame)}
      value={state[field]}
      label={words.cameraHandles[field]}
      valueText={degrees(state[field])}
      fill={color('ink-soft')}
      onChange={(value) => dispatch({ kind: 'camera', field, value })}
    >
      {words.cameraSigns[field]}
    </RailHandle>
  ));
}

/** A press anywhere beside the handles chooses the nearest vertex; the keyboard has the control for it. */
function VertexPicker({ state, dispatch }: HandlesProps) {
  const choose = (event: MouseEvent<SVGRectElement>) => {
    const at = pointerPlace(event);
    if (!at) return;
    const frame = frameOf(state);
    const distances = CORNERS.map((corner) => {
      const [x, y] = spotOf(stageMap(state)(corner), frame);
      return Math.hypot(x - at.x, y - at.y);
    });
    dispatch({ kind: 'vertex', vertex: distances.indexOf(Math.min(...distances)) });
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the number below the picture is the keyboard's way
    <rect width={VIEW.width} height={VIEW.height} fill="transparent" onClick={choose} />
  );
}
