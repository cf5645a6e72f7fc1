/** Turning the mesh, and choosing a half-edge by pressing near it. */
import type { MouseEvent } from 'react';
import { color } from '../kit/colors.ts';
import { DragHandle } from '../kit/DragHandle.tsx';
import { pointerPlace } from '../kit/pointer-place.ts';
import { RailHandle } from '../kit/RailHandle.tsx';
import { linear } from '../kit/scale.ts';
import type { MeshAction } from './model.ts';
import { arrowOf, turnOf, VIEW } from './projection.ts';
import { EYE, edgesOf, type MeshState, meshOf, TURN } from './state.ts';
import { words } from './words/lab.ts';

interface HandlesProps {
  state: MeshState;
  dispatch: (action: MeshAction) => void;
}

const PAD = { left: 296, right: 360, top: 12, bottom: 60 };
const YAW = linear([TURN.yaw.min, TURN.yaw.max], [PAD.left, PAD.right]);
const FAR = linear([EYE.min, EYE.max], [210, 352]);
const FAR_Y = 284;
const PITCH = linear([TURN.pitch.min, TURN.pitch.max], [PAD.top, PAD.bottom]);

export function Handles({ state, dispatch }: HandlesProps) {
  return (
    <>
      <EdgePicker state={state} dispatch={dispatch} />
      {state.method === 'clusters' && <EyeHandle state={state} dispatch={dispatch} />}
      <rect
        x={PAD.left - 8}
        y={PAD.top - 8}
        width={PAD.right - PAD.left + 16}
        height={PAD.bottom - PAD.top + 16}
        rx={6}
        fill={color('paper')}
        stroke={color('line')}
      />
      <text
        x={(PAD.left + PAD.right) / 2}
        y={PAD.bottom + 24}
        fontSize={12}
        textAnchor="middle"
        fill={color('ink-soft')}
      >
        {words.turn}
      </text>
      <DragHandle
        x={YAW(state.yaw)}
        y={PITCH(state.pitch)}
        area={PAD}
        step={YAW(10) - YAW(0)}
        label={words.turnMesh}
        valueText={words.turnedBy(state.yaw, state.pitch)}
        fill={color('ink-soft')}
        onMove={(x, y) => dispatch({ kind: 'turn', yaw: YAW.invert(x), pitch: PITCH.invert(y) })}
      />
    </>
  );
}

/** How far the eye is from which clusters are chosen. */
function EyeHandle({ state, dispatch }: HandlesProps) {
  return (
    <>
      <path
        d={`M${FAR(EYE.min)} ${FAR_Y}H${FAR(EYE.max)}`}
        stroke={color('line')}
        strokeWidth={4}
        strokeLinecap="round"
      />
      <text x={FAR(EYE.min) - 20} y={FAR_Y + 4} fontSize={12} textAnchor="end" fill={color('ink-soft')}>
        {words.eyeDistance}
      </text>
      <RailHandle
        rail={{ ...EYE, at: (value) => ({ x: FAR(value), y: FAR_Y }) }}
        value={state.eye}
        label={words.eyeDistance}
        valueText={state.eye.toFixed(1)}
        fill={color('ink-soft')}
        onChange={(distance) => dispatch({ kind: 'eye', distance })}
      />
    </>
  );
}

/** A press on the mesh chooses the nearest half-edge that is seen; next, prev and twin are the keyboard's way. */
function EdgePicker({ state, dispatch }: HandlesProps) {
  const choose = (event: MouseEvent<SVGRectElement>) => {
    const at = pointerPlace(event);
    if (!at) return;
    const mesh = meshOf(state);
    const turn = turnOf(state);
    const ways = edgesOf(mesh).map((edge) => {
      const { from, to, isSeen } = arrowOf(mesh, edge, turn);
      return isSeen ? Math.hypot((from[0] + to[0]) / 2 - at.x, (from[1] + to[1]) / 2 - at.y) : Number.POSITIVE_INFINITY;
    });
    dispatch({ kind: 'pick', edge: ways.indexOf(Math.min(...ways)) });
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the buttons below the picture are the keyboard's way
    <rect width={VIEW.width} height={VIEW.height} fill="transparent" onClick={choose} />
  );
}
