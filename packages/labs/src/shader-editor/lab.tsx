import { useCallback, useMemo, useState } from 'react';
import { CodeEditor } from '../kit/CodeEditor.tsx';
import { useSurroundings } from '../kit/context.ts';
import { Button, Choice, Controls, NumberControl, Status } from '../kit/controls.tsx';
import { useFrame } from '../kit/use-frame.ts';
import { definePatchLab, type PatchProps } from '../patch-lab.tsx';
import sheet from './lab.css?url';
import { pixelText, readSliders, type ShaderError, type Slider, valuesOf } from './model.ts';
import { PRESET_NAMES, PRESETS, type PresetName } from './presets.ts';
import { ShaderView } from './ShaderView.tsx';
import { LONGEST, type ShaderOptions, type ShaderState, shaderState, startState } from './state.ts';

const SLIDER_FORM = 'uniform float a; // 0..1 = 0.5 名字';

const two = (value: number) => value.toFixed(2);

function ShaderEditor({ state, change }: PatchProps<ShaderOptions, ShaderState>) {
  const { code, x, y } = state;
  const [errors, setErrors] = useState<ShaderError[]>([]);
  const [pixel, setPixel] = useState<readonly number[]>();
  const sliders = useMemo(() => readSliders(code), [code]);
  const values = useMemo(() => valuesOf(sliders, state.values), [sliders, state.values]);
  const setPoint = useCallback((toX: number, toY: number) => change({ x: toX, y: toY }), [change]);
  const preset = PRESET_NAMES.find((name) => PRESETS[name].code === code);
  return (
    <>
      <ShaderView state={state} values={values} onErrors={setErrors} onPixel={setPixel} onPoint={setPoint} />
      <Controls label="参数">
        {sliders.map((slider) => (
          <SliderControl
            key={slider.name}
            slider={slider}
            value={values[slider.name] ?? slider.start}
            onChange={(value) => change({ values: { ...state.values, [slider.name]: value } })}
          />
        ))}
        {/\btime\b/.test(code) && <TimeControl state={state} change={change} />}
      </Controls>
      <Controls label="取样点">
        <NumberControl
          label="取样 x"
          value={x}
          min={0}
          max={1}
          step={0.01}
          format={two}
          onChange={(to) => change({ x: to })}
        />
        <NumberControl
          label="取样 y"
          value={y}
          min={0}
          max={1}
          step={0.01}
          format={two}
          onChange={(to) => change({ y: to })}
        />
      </Controls>
      <Status>{statusText(state, errors, pixel)}</Status>
      <Controls label="程序">
        <Choice
          label="起点"
          value={preset ?? ''}
          options={[
            ...(preset ? [] : [['', '自己改的'] as const]),
            ...PRESET_NAMES.map((name) => [name, PRESETS[name].title] as const),
          ]}
          onChange={(name) => name && change({ ...startState({ preset: name as PresetName }), x, y })}
        />
      </Controls>
      <CodeEditor
        code={code}
        label="片段着色器"
        language="GLSL"
        errorLine={errors[0]?.line}
        longest={LONGEST}
        onChange={(next) => change({ code: next })}
      />
      <p className="shader-editor-hint">
        已经声明好的：<code>vec2 resolution</code>、<code>float time</code>、<code>vec2 pointer</code> 和输出{' '}
        <code>vec4 color</code>
        。自己的滑块写成 <code>{SLIDER_FORM}</code>。
      </p>
    </>
  );
}

function SliderControl({
  slider,
  value,
  onChange,
}: {
  slider: Slider;
  value: number;
  onChange: (value: number) => void;
}) {
  const { label, min, max, kind } = slider;
  const step = kind === 'int' ? 1 : (max - min) / 100 || 1;
  return (
    <NumberControl
      label={label}
      value={value}
      min={min}
      max={max}
      step={step}
      format={kind === 'int' ? String : two}
      onChange={onChange}
    />
  );
}

/** Time runs unless the reader wants no motion. */
function TimeControl({ state, change }: Pick<PatchProps<ShaderOptions, ShaderState>, 'state' | 'change'>) {
  const { prefersStill } = useSurroundings();
  const [isPlaying, setPlaying] = useState(!prefersStill);
  useFrame((seconds) => change(({ time }) => ({ time: (time + seconds) % 3600 })), isPlaying);
  return (
    <>
      <Button onClick={() => setPlaying(!isPlaying)}>{isPlaying ? '暂停' : '播放'}</Button>
      <span className="shader-editor-time">time = {state.time.toFixed(1)}</span>
    </>
  );
}

function statusText(
  { x, y }: ShaderState,
  errors: readonly ShaderError[],
  pixel: readonly number[] | undefined,
): string {
  if (errors.length > 0) {
    const list = errors.map(({ line, text }) => (line ? `第 ${line} 行：${text}` : text));
    return `编译出错，图像仍是上一个能用的着色器。${list.join('；')}`;
  }
  return pixel ? `(${two(x)}, ${two(y)}) 处：${pixelText(pixel)}。` : '正在准备。';
}

export default definePatchLab({ state: shaderState, start: startState, Component: ShaderEditor, sheet });
