import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { writeJsonLink } from '../model/json-link.ts';
import { LONGEST_LINK } from '../model/link-format.ts';
import { checkModel } from '../model/model-rules.ts';
import { causeOf } from './causes.ts';
import { type ShaderAction, shaderModel } from './model.ts';
import { SHADERS } from './pictures.ts';
import { PRESET_NAMES, PRESETS } from './presets.ts';
import { completeSource, HEADER, pixelText, readErrors, readSliders, valuesOf } from './source.ts';
import { type ShaderState, TICKS } from './state.ts';
import { words } from './words/lab.ts';

const { start, reduce, link } = shaderModel;
const OWN = 'uniform float a; // 0..1 = 0.25 明暗\nuniform int n; // 1..9 = 3\nvoid main() { color = vec4(a * time); }';

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

const number = fc.double({ min: -3, max: 30, noNaN: true });
const action: fc.Arbitrary<ShaderAction> = fc.oneof(
  fc.record({ kind: fc.constant('preset' as const), preset: fc.constantFrom(...PRESET_NAMES) }),
  fc.record({
    kind: fc.constant('edit' as const),
    code: fc.constantFrom(OWN, 'void main() {}', '', PRESETS.waves()),
  }),
  fc.record({
    kind: fc.constant('slide' as const),
    name: fc.constantFrom('a', 'n', 'amount', 'cells', 'radius', 'edge', '__proto__'),
    value: number,
  }),
  fc.record({ kind: fc.constant('look' as const), x: number, y: number }),
  fc.record({ kind: fc.constant('go' as const), step: fc.integer({ min: -2, max: 400 }) }),
);

it('holds what every model holds', () => {
  checkModel(shaderModel, { options: PRESET_NAMES.map((preset) => ({ preset })), action: () => action });
});

describe('a link', () => {
  it('to a preset is short, whatever its sliders, time and place', () => {
    fc.assert(
      fc.property(fc.constantFrom(...PRESET_NAMES), fc.array(action, { maxLength: 12 }), (preset, actions) => {
        const state = actions.filter(({ kind }) => kind !== 'edit').reduce(reduce, start({ preset }));
        expect(link.write(state)?.length).toBeLessThanOrEqual(LONGEST_LINK / 4);
      }),
    );
  });

  const old = { code: OWN, values: { a: 0.5 }, x: 0.123, y: 1, time: 1.5 };

  it('of the first release opens, on the steps of today', () => {
    expect(link.read(writeJsonLink(old) ?? '')).toEqual({ code: OWN, values: { a: 0.5 }, x: 0.12, y: 1, tick: 45 });
    expect(link.read(writeJsonLink({ ...old, time: 1e6 }) ?? '')?.tick).toBeLessThanOrEqual(TICKS);
  });

  it.each([{}, { code: 1 }, { ...old, x: 2 }, { ...old, values: { a: 'b' } }, { ...old, tick: TICKS + 1 }, null])(
    'that is none is refused: %j',
    (state) => {
      expect(link.read(writeJsonLink({ ...state }) ?? '')).toBeUndefined();
    },
  );

  it('does not bring what the graphics card found', () => {
    const told = reduce(start({ preset: 'circle' }), {
      kind: 'compiled',
      code: PRESETS.circle(),
      errors: [{ line: 1, text: 'no' }],
    });
    expect(link.read(link.write(told) ?? '')).toEqual(start({ preset: 'circle' }));
  });
});

describe('what the graphics card finds', () => {
  const first = start({ preset: 'gradient' });
  const tell = (state: ShaderState, errors: { line?: number; text: string }[]) =>
    reduce(state, { kind: 'compiled', code: state.code, errors });
  const pixel = (state: ShaderState, rgba: number[]) =>
    reduce(state, { kind: 'pixel', code: state.code, x: 0.5, y: 0.25, rgba });

  it('is said: a pixel at its place, else the mistakes with line and cause', () => {
    const read = pixel(tell(first, []), [255, 0, 51, 255]);
    expect(shaderModel.describe(read)).toBe('(0.50, 0.25) 处：R 1.00，G 0.00，B 0.20，A 1.00。');
    const wrong = tell(read, [{ line: 2, text: "'nothing' : undeclared identifier" }]);
    expect(shaderModel.describe(wrong)).toBe(
      "编译出错，图像仍是上一个能用的着色器。第 2 行：没有声明过 nothing（'nothing' : undeclared identifier）。",
    );
    expect(shaderModel.describe(tell(wrong, []))).toBe('渐变已经编译好，正在画。');
  });

  it('of another program is not listened to', () => {
    const edited = reduce(first, { kind: 'edit', code: OWN });
    expect(reduce(edited, { kind: 'compiled', code: first.code, errors: [] })).toBe(edited);
    expect(reduce(edited, { kind: 'pixel', code: first.code, x: 0, y: 0, rgba: [1, 2, 3, 4] })).toBe(edited);
  });

  it('is no step to undo, nor is looking elsewhere; editing is', () => {
    const kinds = ['compiled', 'pixel', 'look', 'edit', 'slide', 'preset', 'go'] as const;
    expect(kinds.filter((kind) => shaderModel.reports?.({ kind } as ShaderAction))).toEqual([
      'compiled',
      'pixel',
      'look',
    ]);
  });
});

it.each([
  ["'foo' : undeclared identifier", '没有声明过 foo'],
  ["'vec3' : no matching overloaded function found", 'vec3 没有这样的参数类型'],
  ["'=' : dimension mismatch", '两边的分量个数不同'],
  [
    "'assign' : cannot convert from 'const float' to 'FragColor highp 4-component vector of float'",
    '类型不符，const float 不会自动转换',
  ],
  ["'}' : syntax error", '语法不对，多半是少了分号或括号'],
  ['something new', undefined],
])('%s has a cause in Chinese', (message, cause) => {
  expect(causeOf(message)).toBe(cause);
});

it.each(PRESET_NAMES)('the preset %s has sliders, a question, and a picture for the page without scripts', (preset) => {
  expect(readSliders(PRESETS[preset]()).length).toBeGreaterThan(0);
  expect(shaderModel.question(start({ preset }))).toBe(words.questions[preset]);
  for (const value of SHADERS[preset](0.3, 0.7, 1.6)) expect(value).toBeGreaterThanOrEqual(0);
});
