import { safeParse } from 'valibot';
import { describe, expect, it } from 'vitest';
import { completeSource, HEADER, pixelText, readErrors, readSliders, valuesOf } from './model.ts';
import { PRESET_NAMES, PRESETS } from './presets.ts';
import { shaderState, startState } from './state.ts';

describe('sliders', () => {
  it('come from uniforms, their comments say range, start and name', () => {
    expect(readSliders('uniform float speed; // 0..4 = 1 速度\nuniform int n; // 1 .. 9\n')).toEqual([
      { name: 'speed', kind: 'float', min: 0, max: 4, start: 1, label: '速度' },
      { name: 'n', kind: 'int', min: 1, max: 9, start: 5, label: 'n' },
    ]);
  });

  it('without a range go from 0 to 1; the lab’s own uniforms and vectors have none', () => {
    expect(readSliders('uniform float a;\nuniform float time;\nuniform vec3 b;\n// uniform float c;')).toEqual([
      { name: 'a', kind: 'float', min: 0, max: 1, start: 0.5, label: 'a' },
    ]);
  });

  it('with a range turned round or a start outside are put right', () => {
    expect(readSliders('uniform float a; // 5..-5 = 80')).toMatchObject([{ min: -5, max: 5, start: 5 }]);
  });

  it('keep what the reader set, within range; names like __proto__ are names', () => {
    const sliders = readSliders('uniform int n; // 0..9 = 3\nuniform float a; // 0..1 = 0.2\nuniform float __proto__;');
    expect(valuesOf(sliders, { n: 4.6, a: 7 })).toMatchObject({ n: 5, a: 1 });
    expect(Object.values(valuesOf(sliders, {}))).toEqual([3, 0.2, 0.5]);
  });
});

describe('errors of the driver', () => {
  const source = 'void main() {\n  color = vec4(x);\n}';

  it('point at the line of the reader’s text', () => {
    const line = HEADER.split('\n').length - 1 + 2;
    expect(readErrors(`ERROR: 0:${line}: 'x' : undeclared identifier\n\0`, source)).toEqual([
      { line: 2, text: "'x' : undeclared identifier" },
    ]);
    expect(readErrors(`0:${line}(16): error: \`x' undeclared`, source)[0]).toMatchObject({ line: 2 });
  });

  it('never point outside, and those without a line are kept', () => {
    expect(readErrors('ERROR: 0:99: end\nERROR: too many\nWARNING: 0:1: hm', source)).toEqual([
      { line: 3, text: 'end' },
      { text: 'too many' },
    ]);
  });

  it('of a shader with its own version are not shifted', () => {
    expect(completeSource('#version 300 es\nx')).toBe('#version 300 es\nx');
    expect(readErrors('ERROR: 0:2: bad', '#version 300 es\nx')).toEqual([{ line: 2, text: 'bad' }]);
  });
});

it('a pixel is read in the shader’s measure', () => {
  expect(pixelText([255, 128, 0, 255])).toBe('R 1.00，G 0.50，B 0.00，A 1.00');
});

describe('a state from a link', () => {
  it.each(PRESET_NAMES)('of the preset %s is taken', (preset) => {
    expect(readSliders(PRESETS[preset].code).length).toBeGreaterThan(0);
    expect(safeParse(shaderState, startState({ preset })).success).toBe(true);
  });

  it.each([
    {},
    { code: 1 },
    { ...startState({ preset: 'circle' }), x: 2 },
    { ...startState({ preset: 'circle' }), values: { a: 'b' } },
  ])('that is none is refused: %j', (state) => {
    expect(safeParse(shaderState, state).success).toBe(false);
  });
});
