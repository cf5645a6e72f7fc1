/** Scene, material, sampling and camera by forms. */
import type { LabProps } from '../define.ts';
import { Button, Choice, Controls as Row } from '../kit/controls.tsx';
import { type NumberField, NumberFields } from '../kit/NumberFields.tsx';
import { two } from './describe.ts';
import { VIEWS } from './image.ts';
import type { TracerAction } from './model.ts';
import { STRATEGIES, type Strategy } from './scatter.ts';
import { HERO_MATERIALS, SCENES } from './scene.ts';
import { type Field, RANGES, type TracerOptions, type TracerState } from './state.ts';
import { words } from './words/lab.ts';

type Props = LabProps<TracerOptions, TracerState, TracerAction>;

/** Where the sky is the only light there is none to aim at. */
function strategyTitle(strategy: Strategy, { scene }: TracerState): string {
  const title = words.strategies[strategy];
  return scene !== 'cornell' && (strategy === 'light' || strategy === 'mis') ? words.noLight(title) : title;
}

export function Controls({ state, dispatch }: Props) {
  return (
    <>
      <Row label={words.scene}>
        <Choice
          label={words.scene}
          value={state.scene}
          options={SCENES.map((scene) => [scene, words.scenes[scene]] as const)}
          onChange={(scene) => dispatch({ kind: 'scene', scene })}
        />
        <Choice
          label={words.lookAt}
          value={state.view}
          options={VIEWS.map((view) => [view, words.views[view]] as const)}
          onChange={(view) => dispatch({ kind: 'view', view })}
        />
        <Choice
          label={words.sampling}
          value={state.strategy}
          options={STRATEGIES.map((strategy) => [strategy, strategyTitle(strategy, state)] as const)}
          onChange={(strategy) => dispatch({ kind: 'strategy', strategy })}
        />
        <Choice
          label={words.ballMaterial}
          value={state.hero}
          options={HERO_MATERIALS.map((hero) => [hero, words.materials[hero]] as const)}
          onChange={(hero) => dispatch({ kind: 'hero', hero })}
        />
        <Button onClick={() => dispatch({ kind: 'reseed' })}>{words.otherSeed}</Button>
      </Row>
      <NumberFields fields={fields()} ranges={RANGES} state={state} dispatch={dispatch} />
    </>
  );
}

const degrees = (value: number) => `${value}°`;
const fields = (): readonly NumberField<Field, TracerState>[] => [
  ['depth', words.depth, String],
  ['fuzz', words.fuzz, two, ({ hero }) => hero === 'metal'],
  ['index', words.index, two, ({ hero }) => hero === 'glass'],
  ['fov', words.fov, degrees],
  ['aperture', words.aperture, two, ({ scene }) => scene !== 'cornell'],
  ['focus', words.focus, two, ({ scene }) => scene !== 'cornell'],
  ['lightSize', words.lightSize, two, ({ scene }) => scene === 'cornell'],
  ['fog', words.fog, two, ({ scene }) => scene === 'cornell'],
];
