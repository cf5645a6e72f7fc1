/** Part, environment and roughness by forms. */
import type { LabProps } from '../define.ts';
import { Button, Choice, NumberControl, Controls as Row } from '../kit/controls.tsx';
import { two } from './describe.ts';
import { hasLamp, SKIES } from './environment.ts';
import { wrapped } from './layout.ts';
import type { EnvAction } from './model.ts';
import { type EnvOptions, type EnvState, PARTS, RANGES } from './state.ts';
import { words } from './words/lab.ts';

type Props = LabProps<EnvOptions, EnvState, EnvAction>;

/** Where the lamp may stand, seen from the ball: degrees around and up. */
const LAMPS = [
  ['behind', 180, 20],
  ['above', 0, 85],
  ['front', 0, 10],
] as const;

export function Controls({ state, dispatch }: Props) {
  return (
    <>
      <Row label={words.lookAt}>
        <Choice
          label={words.lookAt}
          value={state.part}
          options={PARTS.map((part) => [part, words.parts[part]] as const)}
          onChange={(part) => dispatch({ kind: 'part', part })}
        />
        <Choice
          label={words.environment}
          value={state.sky}
          options={SKIES.map((sky) => [sky, words.skies[sky]] as const)}
          onChange={(sky) => dispatch({ kind: 'sky', sky })}
        />
        {state.part === 'specular' && (
          <NumberControl
            label={words.roughness}
            value={state.roughness}
            {...RANGES.roughness}
            format={two}
            onChange={(value) => dispatch({ kind: 'set', field: 'roughness', value })}
          />
        )}
      </Row>
      <Row label={words.lamp}>
        {LAMPS.map(([name, around, lat]) => (
          <Button
            key={name}
            disabled={!hasLamp(state.sky)}
            onClick={() => dispatch({ kind: 'lamp', lon: wrapped(around - state.yaw), lat })}
          >
            {words.lamps[name]}
          </Button>
        ))}
      </Row>
    </>
  );
}
