import type { LabProps } from '../define.ts';
import { Choice, NumberControl, Controls as Row } from '../kit/controls.tsx';
import { BROADS } from './discs.ts';
import { INTEGRATORS } from './integrators.ts';
import { type PhysicsAction, type PhysicsOptions, STEP, STIFFNESS } from './model.ts';
import { type PhysicsState, SCENES } from './state.ts';
import { words } from './words/lab.ts';

/** The body, the method, the step. */
export function Controls({ state, dispatch }: LabProps<PhysicsOptions, PhysicsState, PhysicsAction>) {
  const { scene, integrator, h, stiffness } = state;
  return (
    <Row label={words.simulation}>
      <Choice
        label={words.scene}
        value={scene}
        options={SCENES.map((name) => [name, words.scenes[name]] as const)}
        onChange={(next) => dispatch({ kind: 'scene', scene: next })}
      />
      {scene === 'broad' ? (
        <Choice
          label={words.broad}
          value={state.broad}
          options={BROADS.map((name) => [name, words.broads[name]] as const)}
          onChange={(broad) => dispatch({ kind: 'broad', broad })}
        />
      ) : (
        <Choice
          label={words.integrator}
          value={scene === 'cloth' && state.isProjected ? 'projected' : integrator}
          options={[
            ...INTEGRATORS.map((name) => [name, words.integrators[name]] as const),
            ...(scene === 'cloth' ? [['projected', words.projected] as const] : []),
          ]}
          onChange={(next) =>
            dispatch(
              next === 'projected' ? { kind: 'projected', isOn: true } : { kind: 'integrator', integrator: next },
            )
          }
        />
      )}
      <NumberControl
        label={words.timeStep}
        value={h}
        {...STEP}
        format={(value) => `${value.toFixed(2)} s`}
        onChange={(next) => dispatch({ kind: 'h', h: next })}
      />
      {(scene === 'spring' || scene === 'cloth') && (
        <NumberControl
          label={words.stiffness}
          value={stiffness}
          {...STIFFNESS}
          format={(value) => `${value} s⁻²`}
          onChange={(next) => dispatch({ kind: 'stiffness', stiffness: next })}
        />
      )}
    </Row>
  );
}
