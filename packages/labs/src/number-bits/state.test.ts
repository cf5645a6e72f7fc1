import { expect, it } from 'vitest';
import { writeJsonLink } from '../model/json-link.ts';
import { castText, operate, resultText, typedText } from './describe.ts';
import { bitsLink } from './link.ts';
import { shortText } from './model.ts';
import { numberOf, startState, typeText } from './state.ts';

const start = startState({ type: 'float', value: '0.1', to: 'int32_t' });

it('opens links of the first release, and refuses bits that the type has no room for', () => {
  const { step: _, seed: __, ...old } = start;
  const open = (patch: object) => bitsLink.read(writeJsonLink({ ...old, ...patch }) as string);
  expect(open({})).toEqual(start);
  expect(open({ typed: '0.1 米' })).toMatchObject({ typed: '0.1 ' });
  expect(open({ bits: String(1n << 32n) })).toBeUndefined();
  expect(open({ bits: '-1' })).toBeUndefined();
  expect(open({ type: 'long' })).toBeUndefined();
  expect(open({ typed: 7 })).toBeUndefined();
});

it('tells a float by its kind and its exact value', () => {
  expect(resultText(start)).toBe(
    'float 0.1，位模式 0x3DCCCCCD，规格化数；精确值 0.100000001490116119384765625，与下一个数相隔 7.451e-9。',
  );
  expect(typedText(start).note).toBe('写下的 0.1 存不准：舍入到最近的值。');
});

it('keeps the bits while what is typed is no number', () => {
  const after = typeText(start, '1e');
  expect(after.bits).toBe(start.bits);
  expect(typedText(after).error).toContain('不是数');
  expect(numberOf(typeText(start, '1')).bits).toBe(0x3f800000n);
});

it('names undefined conversions and shifts instead of inventing a result', () => {
  const big = typeText(start, '1e10');
  expect(castText(big)).toContain('未定义行为');
  const integer = { ...startState({ type: 'int8_t', value: '-1', to: 'uint8_t' }), op: '<<' as const, operand: '8' };
  expect(operate(integer)).toEqual({ problem: '移位数要在 0 到 7 之间，否则是未定义行为' });
  const shifted = operate({ ...integer, operand: '4' });
  expect('result' in shifted && shortText(shifted.result)).toBe('-16');
  expect(castText(integer)).toBe('static_cast<uint8_t>：255，超出范围，按 2 的位数次幂取模；bit_cast<uint8_t>：255。');
});
