/** The context's state, the material, and what went wrong. */
import type { LabProps } from '../define.ts';
import { Choice, Controls as Row, Toggle } from '../kit/controls.tsx';
import { type NumberField, NumberFields } from '../kit/NumberFields.tsx';
import { CULL_TITLES, FAULT_TITLES, FREQUENCY_TITLES } from './describe.ts';
import type { GlAction } from './model.ts';
import {
  CULLS,
  FAULTS,
  type Field,
  FREQUENCIES,
  type GlOptions,
  type GlState,
  RANGES,
  TOGGLES,
  type Toggle as ToggleName,
} from './state.ts';

type Props = LabProps<GlOptions, GlState, GlAction>;

const TOGGLE_TITLES: Record<ToggleName, string> = {
  depthTest: '深度测试',
  blend: '混合',
  texture: '纹理',
  paneFirst: '先画玻璃片',
};

export function Controls({ state, dispatch }: Props) {
  return (
    <div className="gl-scene-forms">
      <Row label="状态">
        <Choice
          label="故障"
          value={state.fault}
          options={FAULTS.map((fault) => [fault, FAULT_TITLES[fault]] as const)}
          onChange={(fault) => dispatch({ kind: 'fault', fault })}
        />
        <Choice
          label="着色"
          value={state.frequency}
          options={FREQUENCIES.map((frequency) => [frequency, FREQUENCY_TITLES[frequency]] as const)}
          onChange={(frequency) => dispatch({ kind: 'frequency', frequency })}
        />
        <Choice
          label="面剔除"
          value={state.cull}
          options={CULLS.map((cull) => [cull, CULL_TITLES[cull]] as const)}
          onChange={(cull) => dispatch({ kind: 'cull', cull })}
        />
        {TOGGLES.map((toggle) => (
          <Toggle
            key={toggle}
            label={TOGGLE_TITLES[toggle]}
            isOn={state[toggle]}
            onChange={(isOn) => dispatch({ kind: 'toggle', toggle, isOn })}
          />
        ))}
      </Row>
      <NumberFields label="材质" fields={FIELDS} ranges={RANGES} state={state} dispatch={dispatch} />
    </div>
  );
}

const FIELDS: readonly NumberField<Field, GlState>[] = [
  ['ambient', '环境', (value) => value.toFixed(2)],
  ['diffuse', '漫反射', (value) => value.toFixed(2)],
  ['specular', '高光', (value) => value.toFixed(2)],
  ['shininess', '高光指数', (value) => String(2 ** value)],
];
