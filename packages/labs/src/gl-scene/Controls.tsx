/** The context's state, the material, and what went wrong. */
import type { LabProps } from '../define.ts';
import { Choice, Controls as Row, Toggle } from '../kit/controls.tsx';
import { type NumberField, NumberFields } from '../kit/NumberFields.tsx';
import type { GlAction } from './model.ts';
import { CULLS, FAULTS, type Field, FREQUENCIES, type GlOptions, type GlState, RANGES, TOGGLES } from './state.ts';
import { words } from './words/lab.ts';

type Props = LabProps<GlOptions, GlState, GlAction>;

export function Controls({ state, dispatch }: Props) {
  return (
    <div className="gl-scene-forms">
      <Row label={words.state}>
        <Choice
          label={words.fault}
          value={state.fault}
          options={FAULTS.map((fault) => [fault, words.faults[fault]] as const)}
          onChange={(fault) => dispatch({ kind: 'fault', fault })}
        />
        <Choice
          label={words.shading}
          value={state.frequency}
          options={FREQUENCIES.map((frequency) => [frequency, words.frequencies[frequency]] as const)}
          onChange={(frequency) => dispatch({ kind: 'frequency', frequency })}
        />
        <Choice
          label={words.culling}
          value={state.cull}
          options={CULLS.map((cull) => [cull, words.culls[cull]] as const)}
          onChange={(cull) => dispatch({ kind: 'cull', cull })}
        />
        {TOGGLES.map((toggle) => (
          <Toggle
            key={toggle}
            label={words.toggles[toggle]}
            isOn={state[toggle]}
            onChange={(isOn) => dispatch({ kind: 'toggle', toggle, isOn })}
          />
        ))}
      </Row>
      <NumberFields label={words.material} fields={fields()} ranges={RANGES} state={state} dispatch={dispatch} />
    </div>
  );
}

const fields = (): readonly NumberField<Field, GlState>[] => [
  ['ambient', words.fields.ambient, (value) => value.toFixed(2)],
  ['diffuse', words.fields.diffuse, (value) => value.toFixed(2)],
  ['specular', words.fields.specular, (value) => value.toFixed(2)],
  ['shininess', words.fields.shininess, (value) => String(2 ** value)],
];
