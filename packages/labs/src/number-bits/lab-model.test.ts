import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkModel } from '../model/model-rules.ts';
import { BITWISE } from './bitwise.ts';
import { shown } from './describe.ts';
import { formulaText, hasPower, partsOf, weightsText } from './fields.ts';
import { type BitsAction, bitsModel } from './lab-model.ts';
import { cast, exactText, exactValue } from './model.ts';
import { isRead, stageOf, stagesOf } from './stages.ts';
import { type BitsState, numberOf } from './state.ts';
import { TYPE_NAMES, TYPES } from './types.ts';

const { reduce, start } = bitsModel;
const anyText = fc.string({ unit: fc.constantFrom(...'0123456789abxe+-.inf 字∞'), maxLength: 110 });
const anyAction: fc.Arbitrary<BitsAction> = fc.oneof(
  fc.constantFrom(...TYPE_NAMES).map((type) => ({ kind: 'type' as const, type })),
  fc.constantFrom(...TYPE_NAMES).map((to) => ({ kind: 'to' as const, to })),
  fc.constantFrom(...BITWISE).map((op) => ({ kind: 'op' as const, op })),
  fc.oneof(anyText, fc.double().map(String)).map((text) => ({ kind: 'text' as const, text })),
  anyText.map((text) => ({ kind: 'operand' as const, text })),
  fc.double({ min: -2, max: 70 }).map((index) => ({ kind: 'flip' as const, index })),
  fc.integer({ min: -2, max: 70 }).map((index) => ({ kind: 'flip' as const, index })),
  fc
    .tuple(fc.integer({ min: -2, max: 70 }), fc.boolean())
    .map(([index, isOn]) => ({ kind: 'set' as const, index, isOn })),
  fc
    .constantFrom('below', 'above', 'negate', 'complement', 'operate', 'cast', 'bit_cast')
    .map((change) => ({ kind: 'change' as const, change })) as fc.Arbitrary<BitsAction>,
  fc.constant({ kind: 'riddle' as const }),
  fc.integer({ min: -2, max: 9 }).map((step) => ({ kind: 'go' as const, step })),
);
const anyState = fc
  .tuple(
    fc.constantFrom(...TYPE_NAMES),
    fc.constantFrom(...TYPE_NAMES),
    fc.oneof(fc.double().map(String), fc.integer({ min: -300, max: 300 }).map(String)),
    fc.array(anyAction, { maxLength: 8 }),
    fc.nat(5),
  )
  .map(([type, to, value, actions, step]) =>
    reduce(actions.reduce(reduce, start({ type, to, value })), { kind: 'go', step }),
  );

it.each([
  ['float', '0.1'],
  ['int8_t', '-1'],
  ['uint64_t', '0xFFFFFFFFFFFFFFFF'],
  ['double', 'nan'],
] as const)('%s %s holds what every lab holds', (type, value) => {
  checkModel(bitsModel, {
    options: [{ type, value, to: 'int32_t' }],
    action: () => anyAction,
    most: 20,
    mayShow: /NaN/g,
  });
});

it('begins read to its end; a riddle begins with nothing known, and typing a value ends it', () => {
  const state = start({ type: 'float', value: '0.1', to: 'int32_t' });
  expect(isRead(state)).toBe(true);
  const asked = reduce(state, { kind: 'riddle' });
  expect(stageOf(asked)).toBe('pattern');
  expect(bitsModel.describe(asked)).not.toContain(shown(numberOf(asked)));
  expect(isRead(reduce(asked, { kind: 'text', text: '2' }))).toBe(true);
});

it('riddles of every type have small numbers to be read by head, and now and then what is none', () => {
  for (const type of TYPE_NAMES) {
    let state = start({ type, value: '0', to: 'int32_t' });
    const seen = new Set<string>();
    for (let i = 0; i < 200; i++) {
      state = reduce(state, { kind: 'riddle' });
      seen.add(shown(numberOf(state)));
      const value = exactValue(numberOf(state));
      if (value.kind === 'finite')
        expect(Math.abs(Number(value.numerator) / Number(value.denominator))).toBeLessThan(257);
    }
    expect(seen.size).toBeGreaterThan(60);
    if (TYPES[type].float) expect([...seen].some((text) => /∞|NaN/.test(text))).toBe(true);
  }
});

it('whatever is shown, its sentence is short enough for a phone', () => {
  fc.assert(
    fc.property(anyState, (state) => bitsModel.describe(state).length <= 200),
    { numRuns: 2000 },
  );
  const double = start({ type: 'double', value: '0.1', to: 'float' });
  expect(bitsModel.describe(double)).toBe(
    'double 0.1，位模式 0x3FB999999999999A，规格化数；精确值 0.100000000000000005551115123…，与下一个数相隔 1.388e-17。static_cast<float>：0.1，舍入到最近的值。',
  );
});

it('the weights of an integer add up to its value', () => {
  fc.assert(
    fc.property(anyState, (state) => {
      if (TYPES[state.type].float) return;
      const text = weightsText(numberOf(state));
      const sum = text.split(' + ').reduce((total, term) => total + weightOf(term), 0n);
      expect(String(sum)).toBe(shown(numberOf(state)));
    }),
    { numRuns: 800 },
  );
});

const PLAIN = '-0123456789';
const RAISED = '⁻⁰¹²³⁴⁵⁶⁷⁸⁹';
const raised = (power: number) => `2${[...String(power)].map((sign) => RAISED[PLAIN.indexOf(sign)]).join('')}`;
/** The same text with its powers as numbers after a caret. */
const lowered = (text: string) =>
  text.replace(
    /2([⁻⁰¹²³⁴⁵⁶⁷⁸⁹]+)/g,
    (_, signs: string) => `2^${[...signs].map((sign) => PLAIN[RAISED.indexOf(sign)]).join('')}`,
  );

const weightOf = (term: string): bigint => {
  const power = /^−2\^(\d+)$/.exec(lowered(term))?.[1];
  return power ? -(1n << BigInt(power)) : BigInt(term);
};

it('the formula of a float is its value', () => {
  fc.assert(
    fc.property(anyState, (state) => {
      const number = numberOf(state);
      const parts = partsOf(number);
      if (!parts || !hasPower(parts)) return;
      const text = formulaText({ ...state, step: stagesOf(state.type).indexOf('fraction') });
      const [, sign, digits, power] = /^值 = ([+−])([\d.e-]+)…? × 2\^(-?\d+)$/.exec(lowered(text)) ?? [];
      const value = Number(exactText(number));
      const told = Number(digits) * 2 ** Number(power) * (sign === '−' ? -1 : 1);
      expect(Math.abs(told - value), text).toBeLessThanOrEqual(Math.abs(value) * 1e-6 + 1e-320);
    }),
    { numRuns: 800 },
  );
  const told = (value: string, type: 'double' | 'float') =>
    formulaText(reduce(start({ type, value, to: 'int8_t' }), { kind: 'go', step: 4 }));
  expect(told('0.1', 'double')).toBe('值 = +1.600000000… × 2⁻⁴ ≈ 0.1');
  expect(told('-6.5', 'float')).toBe('值 = −1.625 × 2² = -6.5');
  expect(told('0', 'float')).toBe('值 = +0 × 2⁻¹²⁶ = 0');
});

describe('a guess', () => {
  const check = (holds: (guess: { question: string; said: string; because: string }, state: BitsState) => void) =>
    fc.assert(
      fc.property(anyState, (state) => {
        const guess = bitsModel.guess?.(state);
        if (guess) holds({ ...guess, said: guess.choices[guess.right] ?? '' }, state);
      }),
      { numRuns: 1500 },
    );

  it('is asked before every stage but the sign of a float', () => {
    check((_, state) => expect(state.step).toBeLessThan(stagesOf(state.type).length - 1));
    const state = reduce(start({ type: 'double', value: '1', to: 'float' }), { kind: 'go', step: 1 });
    expect(bitsModel.guess?.(state)?.question).toContain('幂是？');
  });

  it('of the value is the value, and its reason names it', () => {
    check(({ question, said, because }, state) => {
      if (!question.includes('位模式的值')) return;
      expect(said).toBe(shown(numberOf(state)).replace('NaN', '非数'));
      expect(because).toContain(said);
    });
  });

  it('of the power and the hidden bit is what IEEE 754 says', () => {
    check(({ question, said, because }, state) => {
      const parts = partsOf(numberOf(state));
      if (!parts) return;
      const top = 2 ** parts.format.exponentBits - 1;
      if (question.includes('幂是？')) {
        const power = parts.exponent === top ? undefined : Math.max(parts.exponent, 1) - (top - 1) / 2;
        expect(said).toBe(power === undefined ? '没有幂：是无穷或非数' : raised(power));
        if (power !== undefined) expect(because).toContain(`${raised(power)}。`);
      } else if (question.includes('隐含')) {
        expect(said).toContain(parts.exponent === top ? '不隐含' : parts.exponent === 0 ? '隐含 0' : '隐含 1');
        expect(because).toContain(parts.exponent === top ? '全是 1' : `隐含 ${Number(parts.exponent > 0)}`);
      }
    });
  });

  it('of a conversion is what the conversion gives, undefined behaviour among it', () => {
    check(({ question, said, because }, state) => {
      if (!question.startsWith('static_cast')) return;
      const result = cast(numberOf(state), state.to);
      expect(said).toBe('number' in result ? shown(result.number).replace('NaN', '非数') : '没有：是未定义行为');
      expect(because).toContain('number' in result ? said : '未定义行为');
    });
  });
});
