import type { LabProps } from '../define.ts';
import { Button, Choice, NumberControl, Controls as Row } from '../kit/controls.tsx';
import { DENSITY_TITLES, SAMPLER_TITLES } from './describe.ts';
import { type CarloAction, TILT } from './model.ts';
import { SAMPLERS } from './random.ts';
import { DENSITIES, SCENE_FACTS, SCENES } from './scenes.ts';
import type { CarloOptions, CarloState } from './state.ts';

/** The integral, the density, the sampler. */
export function Controls({ state, dispatch }: LabProps<CarloOptions, CarloState, CarloAction>) {
  const { scene, density, sampler, tilt } = state;
  const isLine = SCENE_FACTS[scene].dimensions === 1;
  const uniform = isLine ? DENSITY_TITLES.line : '均匀';
  return (
    <Row label="采样">
      <Choice
        label="积分"
        value={scene}
        options={SCENES.map((name) => [name, SCENE_FACTS[name].title] as const)}
        onChange={(next) => dispatch({ kind: 'scene', scene: next })}
      />
      <Choice
        label="密度"
        value={density}
        options={DENSITIES.map((name) => [name, name === 'line' ? uniform : DENSITY_TITLES[name]] as const)}
        onChange={(next) => dispatch({ kind: 'density', density: next })}
      />
      {isLine && density === 'line' && (
        <NumberControl
          label="倾斜"
          value={tilt}
          {...TILT}
          format={(value) => value.toFixed(2)}
          onChange={(next) => dispatch({ kind: 'tilt', tilt: next })}
        />
      )}
      <Choice
        label="采样器"
        value={sampler}
        options={SAMPLERS.map((name) => [name, SAMPLER_TITLES[name]] as const)}
        onChange={(next) => dispatch({ kind: 'sampler', sampler: next })}
      />
      <Button onClick={() => dispatch({ kind: 'other-samples' })}>换一组样本</Button>
    </Row>
  );
}
