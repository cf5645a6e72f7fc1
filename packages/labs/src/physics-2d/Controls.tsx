import type { LabProps } from '../define.ts';
import { Choice, NumberControl, Controls as Row } from '../kit/controls.tsx';
import { BROAD_TITLES, PROJECTED_TITLE } from './crowd-text.ts';
import { INTEGRATOR_TITLES, SCENE_TITLES } from './describe.ts';
import { BROADS } from './discs.ts';
import { INTEGRATORS } from './integrators.ts';
import { type PhysicsAction, type PhysicsOptions, STEP, STIFFNESS } from './model.ts';
import { type PhysicsState, SCENES } from './state.ts';

/** The body, the method, the step. */
export function Controls({ state, dispatch }: LabProps<PhysicsOptions, PhysicsState, PhysicsAction>) {
  const { scene, integrator, h, stiffness } = state;
  return (
    <Row label="模拟">
      <Choice
        label="运动"
        value={scene}
        options={SCENES.map((name) => [name, SCENE_TITLES[name]] as const)}
        onChange={(next) => dispatch({ kind: 'scene', scene: next })}
      />
      {scene === 'broad' ? (
        <Choice
          label="粗测"
          value={state.broad}
          options={BROADS.map((name) => [name, BROAD_TITLES[name]] as const)}
          onChange={(broad) => dispatch({ kind: 'broad', broad })}
        />
      ) : (
        <Choice
          label="积分方法"
          value={scene === 'cloth' && state.isProjected ? 'projected' : integrator}
          options={[
            ...INTEGRATORS.map((name) => [name, INTEGRATOR_TITLES[name]] as const),
            ...(scene === 'cloth' ? [['projected', PROJECTED_TITLE] as const] : []),
          ]}
          onChange={(next) =>
            dispatch(
              next === 'projected' ? { kind: 'projected', isOn: true } : { kind: 'integrator', integrator: next },
            )
          }
        />
      )}
      <NumberControl
        label="步长"
        value={h}
        {...STEP}
        format={(value) => `${value.toFixed(2)} s`}
        onChange={(next) => dispatch({ kind: 'h', h: next })}
      />
      {(scene === 'spring' || scene === 'cloth') && (
        <NumberControl
          label="劲度"
          value={stiffness}
          {...STIFFNESS}
          format={(value) => `${value} s⁻²`}
          onChange={(next) => dispatch({ kind: 'stiffness', stiffness: next })}
        />
      )}
    </Row>
  );
}
