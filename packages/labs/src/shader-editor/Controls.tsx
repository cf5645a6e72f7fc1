import type { LabProps } from '../define.ts';
import { Choice, NumberControl, Controls as Row } from '../kit/controls.tsx';
import { two } from './describe.ts';
import type { ShaderAction } from './model.ts';
import { PRESET_NAMES, type PresetName } from './presets.ts';
import { readSliders, stepsOf, usesTime, valuesOf } from './source.ts';
import { presetOf, SHARE, type ShaderOptions, type ShaderState, TICK_RATE } from './state.ts';
import { words } from './words/lab.ts';

type Props = LabProps<ShaderOptions, ShaderState, ShaderAction>;

/** A program that is none of the presets. */
const OWN = '';

/** Where to begin, the program's own sliders, and the place that is looked at. */
export function Controls({ state, dispatch }: Props) {
  const { code, x, y, tick } = state;
  const preset = presetOf(code);
  const sliders = readSliders(code);
  const values = valuesOf(sliders, state.values);
  return (
    <Row label={words.parameters}>
      <Choice<PresetName | typeof OWN>
        label={words.beginning}
        value={preset ?? OWN}
        options={[
          ...(preset ? [] : [[OWN, words.own] as const]),
          ...PRESET_NAMES.map((name) => [name, words.titles[name]] as const),
        ]}
        onChange={(name) => name && dispatch({ kind: 'preset', preset: name })}
      />
      {usesTime(code) && <span className="shader-editor-time">time = {(tick / TICK_RATE).toFixed(1)}</span>}
      {sliders.map((slider) => (
        <NumberControl
          key={slider.name}
          label={slider.label}
          value={values[slider.name] ?? slider.start}
          {...stepsOf(slider)}
          format={slider.kind === 'int' ? String : two}
          onChange={(value) => dispatch({ kind: 'slide', name: slider.name, value })}
        />
      ))}
      <NumberControl
        label={words.sampleX}
        value={x}
        {...SHARE}
        format={two}
        onChange={(to) => dispatch({ kind: 'look', x: to, y })}
      />
      <NumberControl
        label={words.sampleY}
        value={y}
        {...SHARE}
        format={two}
        onChange={(to) => dispatch({ kind: 'look', x, y: to })}
      />
    </Row>
  );
}
