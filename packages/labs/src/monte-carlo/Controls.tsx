import type { LabProps } from '../define.ts';
import { Button, Choice, NumberControl, Controls as Row } from '../kit/controls.tsx';
import { type CarloAction, TILT } from './model.ts';
import { SAMPLERS } from './random.ts';
import { DENSITIES, SCENE_FACTS, SCENES } from './scenes.ts';
import type { CarloOptions, CarloState } from './state.ts';
import { words } from './words/lab.ts';

/** The integral, the density, the sampler. */
export function Controls({ state, dispatch }: LabProps<CarloOptions, CarloState, CarloAction>) {
  const { scene, density, sampler, tilt } = state;
  const isLine = SCENE_FACTS[scene].dimensions === 1;
  const uniform = isLine ? words.densities.line : words.uniform;
  return (
    <Row label={words.sampling}>
      <Choice
        label={words.integral}
        value={scene}
        options={SCENES.map((name) => [name, words.scenes[name]] as const)}
        onChange={(next) => dispatch({ kind: 'scene', scene: next })}
      />
      <Choice
        label={words.density}
        value={density}
        options={DENSITIES.map((name) => [name, name === 'line' ? uniform : words.densities[name]] as const)}
        onChange={(next) => dispatch({ kind: 'density', density: next })}
      />
      {isLine && density === 'line' && (
        <NumberControl
          label={words.tilt}
          value={tilt}
          {...TILT}
          format={(value) => value.toFixed(2)}
          onChange={(next) => dispatch({ kind: 'tilt', tilt: next })}
        />
      )}
      <Choice
        label={words.sampler}
        value={sampler}
        options={SAMPLERS.map((name) => [name, words.samplers[name]] as const)}
        onChange={(next) => dispatch({ kind: 'sampler', sampler: next })}
      />
      <Button onClick={() => dispatch({ kind: 'other-samples' })}>{words.otherSamples}</Button>
    </Row>
  );
}
