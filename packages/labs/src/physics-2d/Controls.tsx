import type { LabProps } from '../define.ts';
import { Choice, NumberControl, Controls as Row } from '../kit/controls.tsx';
import { INTEGRATOR_TITLES, SCENE_TITLES } from './describe.ts';
import { INTEGRATORS } from './integrators.ts';
import { type PhysicsAction, type PhysicsOptions, STEP, STIFFNESS } from './model.ts';
import { SCENES } from './scenes.ts';
import type { PhysicsState } from './state.ts';

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
      <Choice
        label="积分方法"
        value={integrator}
        options={INTEGRATORS.map((name) => [name, INTEGRATOR_TITLES[name]] as const)}
        onChange={(next) => dispatch({ kind: 'integrator', integrator: next })}
      />
      <NumberControl
        label="步长"
        value={h}
        {...STEP}
        format={(value) => `${value.toFixed(2)} s`}
        onChange={(next) => dispatch({ kind: 'h', h: next })}
      />
      {scene === 'spring' && (
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
