/** Scene, material, sampling and camera by forms. */
import type { LabProps } from '../define.ts';
import { Button, Choice, Controls as Row } from '../kit/controls.tsx';
import { type NumberField, NumberFields } from '../kit/NumberFields.tsx';
import { MATERIAL_TITLES, SCENE_TITLES, STRATEGY_TITLES, two, VIEW_TITLES } from './describe.ts';
import { VIEWS } from './image.ts';
import type { TracerAction } from './model.ts';
import { STRATEGIES, type Strategy } from './scatter.ts';
import { HERO_MATERIALS, SCENES } from './scene.ts';
import { type Field, RANGES, type TracerOptions, type TracerState } from './state.ts';

type Props = LabProps<TracerOptions, TracerState, TracerAction>;

/** Where the sky is the only light there is none to aim at. */
const strategyTitle = (strategy: Strategy, { scene }: TracerState) =>
  STRATEGY_TITLES[strategy] +
  (scene !== 'cornell' && (strategy === 'light' || strategy === 'mis') ? '（这里没有光源）' : '');

export function Controls({ state, dispatch }: Props) {
  return (
    <>
      <Row label="场景">
        <Choice
          label="场景"
          value={state.scene}
          options={SCENES.map((scene) => [scene, SCENE_TITLES[scene]] as const)}
          onChange={(scene) => dispatch({ kind: 'scene', scene })}
        />
        <Choice
          label="看什么"
          value={state.view}
          options={VIEWS.map((view) => [view, VIEW_TITLES[view]] as const)}
          onChange={(view) => dispatch({ kind: 'view', view })}
        />
        <Choice
          label="采样"
          value={state.strategy}
          options={STRATEGIES.map((strategy) => [strategy, strategyTitle(strategy, state)] as const)}
          onChange={(strategy) => dispatch({ kind: 'strategy', strategy })}
        />
        <Choice
          label="球的材质"
          value={state.hero}
          options={HERO_MATERIALS.map((hero) => [hero, MATERIAL_TITLES[hero]] as const)}
          onChange={(hero) => dispatch({ kind: 'hero', hero })}
        />
        <Button onClick={() => dispatch({ kind: 'reseed' })}>换随机种子</Button>
      </Row>
      <NumberFields fields={FIELDS} ranges={RANGES} state={state} dispatch={dispatch} />
    </>
  );
}

const degrees = (value: number) => `${value}°`;
const FIELDS: readonly NumberField<Field, TracerState>[] = [
  ['depth', '最大深度', String],
  ['fuzz', '金属模糊', two, ({ hero }) => hero === 'metal'],
  ['index', '折射率', two, ({ hero }) => hero === 'glass'],
  ['fov', '视场角', degrees],
  ['aperture', '光圈半径', two, ({ scene }) => scene !== 'cornell'],
  ['focus', '对焦距离', two, ({ scene }) => scene !== 'cornell'],
  ['lightSize', '光源边长', two, ({ scene }) => scene === 'cornell'],
  ['fog', '雾的密度', two, ({ scene }) => scene === 'cornell'],
];
