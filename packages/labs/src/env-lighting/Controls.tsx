/** Part, environment and roughness by forms. */
import type { LabProps } from '../define.ts';
import { Button, Choice, NumberControl, Controls as Row } from '../kit/controls.tsx';
import { PART_TITLES, SKY_TITLES, two } from './describe.ts';
import { hasLamp, SKIES } from './environment.ts';
import { wrapped } from './layout.ts';
import type { EnvAction } from './model.ts';
import { type EnvOptions, type EnvState, PARTS, RANGES } from './state.ts';

type Props = LabProps<EnvOptions, EnvState, EnvAction>;

/** Where the lamp may stand, seen from the ball: degrees around and up. */
const LAMPS = [
  ['灯在背后', 180, 20],
  ['灯在头顶', 0, 85],
  ['灯在正面', 0, 10],
] as const;

export function Controls({ state, dispatch }: Props) {
  return (
    <>
      <Row label="看什么">
        <Choice
          label="看什么"
          value={state.part}
          options={PARTS.map((part) => [part, PART_TITLES[part]] as const)}
          onChange={(part) => dispatch({ kind: 'part', part })}
        />
        <Choice
          label="环境"
          value={state.sky}
          options={SKIES.map((sky) => [sky, SKY_TITLES[sky]] as const)}
          onChange={(sky) => dispatch({ kind: 'sky', sky })}
        />
        {state.part === 'specular' && (
          <NumberControl
            label="粗糙度"
            value={state.roughness}
            {...RANGES.roughness}
            format={two}
            onChange={(value) => dispatch({ kind: 'set', field: 'roughness', value })}
          />
        )}
      </Row>
      <Row label="灯">
        {LAMPS.map(([name, around, lat]) => (
          <Button
            key={name}
            disabled={!hasLamp(state.sky)}
            onClick={() => dispatch({ kind: 'lamp', lon: wrapped(around - state.yaw), lat })}
          >
            {name}
          </Button>
        ))}
      </Row>
    </>
  );
}
