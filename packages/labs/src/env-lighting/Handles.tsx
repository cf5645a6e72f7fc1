/** The lamp, the turn of the environment, the asked point and the roughness: dragged in the picture. */
import type { LabProps } from '../define.ts';
import { color } from '../kit/colors.ts';
import { DragHandle } from '../kit/DragHandle.tsx';
import { RailHandle } from '../kit/RailHandle.tsx';
import { degrees, two } from './describe.ts';
import { hasLamp } from './environment.ts';
import { BALL, degreesAt, normalAt, SKY, spotAt, spotOn, TURN_Y, wrapped } from './layout.ts';
import type { EnvAction } from './model.ts';
import { ROUGHNESS_RAIL } from './SpecularPanel.tsx';
import { type EnvOptions, type EnvState, RANGES } from './state.ts';
import { words } from './words/lab.ts';
import { normalOf } from './work.ts';

export type HandlesProps = Pick<LabProps<EnvOptions, EnvState, EnvAction>, 'state' | 'dispatch'>;

const PANORAMA = { left: SKY.x, right: SKY.x + SKY.width, top: SKY.y, bottom: SKY.y + SKY.height };
const DISC = {
  left: BALL.estimate - BALL.radius,
  right: BALL.estimate + BALL.radius,
  top: BALL.y - BALL.radius,
  bottom: BALL.y + BALL.radius,
};

export function Handles({ state, dispatch }: HandlesProps) {
  return (
    <>
      <Turn state={state} dispatch={dispatch} />
      {hasLamp(state.sky) && <Lamp state={state} dispatch={dispatch} />}
      {state.part === 'specular' && (
        <RailHandle
          rail={{ ...RANGES.roughness, at: ROUGHNESS_RAIL }}
          value={state.roughness}
          label={words.roughness}
          valueText={two(state.roughness)}
          onChange={(value) => dispatch({ kind: 'set', field: 'roughness', value })}
        />
      )}
      <DragHandle
        {...spotOn(normalOf(state), BALL.estimate)}
        area={DISC}
        step={4}
        label={words.pointOnBall}
        valueText={words.normalAt(degrees(state.tilt), degrees(state.around))}
        onMove={(x, y) => dispatch({ kind: 'normal', ...normalAt(x, y) })}
      />
    </>
  );
}

function Lamp({ state: { lon, lat, yaw }, dispatch }: HandlesProps) {
  return (
    <DragHandle
      {...spotAt(lon + yaw, lat)}
      area={PANORAMA}
      step={SKY.width / 72}
      label={words.lampInSky}
      valueText={words.lampWay(degrees(wrapped(lon + yaw)), degrees(lat))}
      fill={color('warning')}
      onMove={(x, y) => {
        const at = degreesAt(x, y);
        dispatch({ kind: 'lamp', lon: wrapped(at.lon - yaw), lat: at.lat });
      }}
    />
  );
}

function Turn({ state, dispatch }: HandlesProps) {
  return (
    <>
      <path d={`M${SKY.x} ${TURN_Y}h${SKY.width}`} stroke={color('line')} strokeWidth={4} strokeLinecap="round" />
      <RailHandle
        rail={{ ...RANGES.yaw, at: (value) => ({ x: SKY.x + (value / 360 + 0.5) * SKY.width, y: TURN_Y }) }}
        value={state.yaw}
        label={words.turn}
        valueText={degrees(state.yaw)}
        fill={color('ink-soft')}
        onChange={(value) => dispatch({ kind: 'set', field: 'yaw', value })}
      >
        ↔
      </RailHandle>
    </>
  );
}
