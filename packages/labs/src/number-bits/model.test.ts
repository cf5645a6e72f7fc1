import fc from 'fast-check';
import { expect, it } from 'vitest';
import { oracle, seededRandom } from '../../../../tests/support/oracle.ts';
import { bitwise, complement, negate } from './bitwise.ts';
import { cast, exactText, exactValue, neighbour, parseInto, shortText, ulpOf } from './model.ts';
import { exactDecimal } from './rational.ts';
import { type Bits, type NumberType, TYPE_NAMES, TYPES } from './types.ts';

const view = new DataView(new ArrayBuffer(8));
const readers: Record<NumberType, () => number | bigint> = {
  int8_t: () => view.getInt8(0),
  uint8_t: () => view.getUint8(0),
  int16_t: () => view.getInt16(0),
  uint16_t: () => view.getUint16(0),
  int32_t: () => view.getInt32(0),
  uint32_t: () => view.getUint32(0),
  int64_t: () => view.getBigInt64(0),
  uint64_t: () => view.getBigUint64(0),
  float: () => view.getFloat32(0),
  double: () => view.getFloat64(0),
};
const engineValue = ({ type, bits }: Bits) => {
  view.setBigUint64(0, bits << BigInt(64 - TYPES[type].bits));
  return readers[type]();
};
const anyNumber = fc
  .constantFrom(...TYPE_NAMES)
  .chain((type) => fc.bigInt(0n, (1n << BigInt(TYPES[type].bits)) - 1n).map((bits) => ({ type, bits })));

it('prints every pattern as the engine reads it', () => {
  fc.assert(
    fc.property(anyNumber, (number) => {
      const engine = engineValue(number);
      if (Object.is(engine, -0)) expect(shortText(number)).toBe('-0');
      else if (number.type === 'float') expect(Math.fround(Number(shortText(number)))).toBe(engine);
      else expect(shortText(number)).toBe(String(engine));
    }),
    { numRuns: 3000 },
  );
});

it('reads any decimal into a double as the engine does', () => {
  const text = fc.oneof(
    fc.double().map(String),
    fc.tuple(fc.bigInt({ min: 0n, max: 10n ** 30n }), fc.integer({ min: -345, max: 300 })).map(([n, e]) => `${n}e${e}`),
  );
  fc.assert(
    fc.property(text, (typed) => {
      const read = parseInto(typed, 'double');
      if (read?.loss === 'undefined' || !read) throw new Error(typed);
      const engine = Number(typed);
      expect(engineValue(read.number)).toBe(engine);
    }),
    { numRuns: 3000 },
  );
});

it('narrows a double to float as Math.fround does', () => {
  fc.assert(
    fc.property(fc.double(), (value) => {
      view.setFloat64(0, value);
      const narrowed = cast({ type: 'double', bits: view.getBigUint64(0) }, 'float');
      if (narrowed.loss === 'undefined') throw new Error('double to float is defined');
      expect(engineValue(narrowed.number)).toBe(Math.fround(value));
    }),
    { numRuns: 3000 },
  );
});

it('wraps integers as typed arrays do', () => {
  fc.assert(
    fc.property(fc.bigInt(-(1n << 70n), 1n << 70n), (value) => {
      for (const type of TYPE_NAMES.filter((name) => !TYPES[name].float)) {
        const read = parseInto(String(value), type);
        if (read?.loss === 'undefined' || !read) throw new Error(type);
        const { bits, signed } = TYPES[type];
        expect(exactValue(read.number)).toEqual(
          exactValue({ type, bits: BigInt.asUintN(bits, signed ? BigInt.asIntN(bits, value) : value) }),
        );
        expect(read.loss).toBe(BigInt(engineValue(read.number)) === value ? 'none' : 'wrapped');
      }
    }),
  );
});

const literal = ({ type, bits }: Bits) => `load<${type}>(${bits}ull)`;

/** Patterns that matter and random ones, for each type. */
function samples(): Bits[] {
  const random = seededRandom(7);
  return TYPE_NAMES.flatMap((type) => {
    const width = BigInt(TYPES[type].bits);
    const all = (1n << width) - 1n;
    const chosen = [0n, 1n, all, all >> 1n, 1n << (width - 1n)];
    const texts = ['1', '-1', '2.5', '3.5', '-2.5', '100', '255', '300', '65536.75', '16777217', '4294967295', '1e10'];
    const read = texts.map((text) => parseInto(text, type)).map((it) => (it && 'number' in it ? it.number.bits : 0n));
    const more = Array.from({ length: 12 }, () => (BigInt(Math.floor(random() * 2 ** 32)) * 0x9e3779b97f4a7c15n) & all);
    return [...new Set([...chosen, ...read, ...more])].map((bits) => ({ type, bits }));
  });
}

it('converts between all types as g++ does, wherever that is defined', () => {
  const asked = samples().flatMap((number) =>
    TYPE_NAMES.map((to) => ({ number, to, result: cast(number, to) })).filter(
      // A NaN's payload is not promised by the language.
      ({ result, number: from }) => result.loss !== 'undefined' && exactValue(from).kind !== 'nan',
    ),
  );
  const source = [
    '#include <cstdint>\n#include <cstdio>\n#include <cstring>\n#include <initializer_list>',
    'template <class T> T load(unsigned long long bits) { T v; std::memcpy(&v, &bits, sizeof v); return v; }',
    'template <class T> void show(T v) { unsigned long long b = 0; std::memcpy(&b, &v, sizeof v); std::printf("%llu\\n", b); }',
    'int main() {',
    ...asked.map(({ number, to }) => `show(static_cast<${to}>(${literal(number)}));`),
    '}',
  ].join('\n');
  const compiled = oracle('cpp', source, new URL('./fixtures/casts.txt', import.meta.url))
    .trimEnd()
    .split('\n');
  const ours = asked.map(({ result }) => ('number' in result ? String(result.number.bits) : ''));
  expect(ours).toEqual(compiled);
});

it('shifts and masks as g++ does', () => {
  const asked = samples()
    .filter(({ type }) => !TYPES[type].float)
    .flatMap((number) => {
      const shift = BigInt(number.bits % BigInt(TYPES[number.type].bits));
      return [
        { number, code: `x << ${shift}`, result: bitwise(number, '<<', shift) },
        { number, code: `x >> ${shift}`, result: bitwise(number, '>>', shift) },
        { number, code: 'x & 0x5a', result: bitwise(number, '&', 0x5an) },
        { number, code: 'x | 0x5a', result: bitwise(number, '|', 0x5an) },
        { number, code: 'x ^ 0x5a', result: bitwise(number, '^', 0x5an) },
        { number, code: '~x', result: complement(number) },
        { number, code: '-x', result: negate(number) },
      ];
    });
  const source = [
    '#include <cstdint>\n#include <cstdio>\n#include <cstring>',
    'template <class T> T load(unsigned long long bits) { T v; std::memcpy(&v, &bits, sizeof v); return v; }',
    'template <class T> void show(T v) { unsigned long long b = 0; std::memcpy(&b, &v, sizeof v); std::printf("%llu\\n", b); }',
    'int main() {',
    ...asked.map(({ number, code }) => `{ auto x = ${literal(number)}; show(static_cast<${number.type}>(${code})); }`),
    '}',
  ].join('\n');
  const compiled = oracle('cpp', source, new URL('./fixtures/bitwise.txt', import.meta.url))
    .trimEnd()
    .split('\n');
  expect(asked.map(({ result }) => String(result?.bits))).toEqual(compiled);
});

it('reads decimals into a float in one rounding, as strtof does', () => {
  const random = seededRandom(3);
  const digits = () => Math.floor(random() * 1e9);
  const texts = [
    '0.1',
    '16777217',
    '1.00000017881393432617187499', // just below a tie: rounding twice goes wrong
    '1.00000017881393432617187501',
    '7.0064923216240853e-46',
    '1e-46',
    '3.4028235677973366e38',
    ...Array.from({ length: 200 }, () => `${digits()}.${digits()}e${Math.floor(random() * 80) - 45}`),
  ];
  const source = [
    '#include <cstdio>\n#include <cstdlib>\n#include <cstring>\n#include <initializer_list>',
    'int main() {',
    `for (const char* text : {${texts.map((text) => `"${text}"`).join(',')}}) {`,
    'float v = std::strtof(text, nullptr); unsigned b; std::memcpy(&b, &v, 4); std::printf("%u\\n", b); } }',
  ].join('\n');
  const compiled = oracle('cpp', source, new URL('./fixtures/strtof.txt', import.meta.url))
    .trimEnd()
    .split('\n');
  const ours = texts.map((text) => {
    const read = parseInto(text, 'float');
    return read && 'number' in read ? String(read.number.bits) : 'none';
  });
  expect(ours).toEqual(compiled);
});

it('says what a conversion lost', () => {
  const loss = (text: string, type: NumberType) => parseInto(text, type)?.loss;
  expect(loss('300', 'uint8_t')).toBe('wrapped');
  expect(loss('2.5', 'int32_t')).toBe('truncated');
  expect(loss('0.1', 'float')).toBe('rounded');
  expect(loss('0.5', 'float')).toBe('none');
  expect(loss('1e39', 'float')).toBe('overflow');
  expect(loss('nan', 'int8_t')).toBe('undefined');
  expect(loss('0xff', 'int8_t')).toBe('none');
  expect(parseInto('1e', 'float')).toBeUndefined();
  expect(parseInto('', 'float')).toBeUndefined();
});

it('knows all digits, the neighbours and the unit in the last place', () => {
  const tenth = parseInto('0.1', 'double');
  if (!tenth || !('number' in tenth)) throw new Error('0.1');
  expect(exactText(tenth.number)).toBe('0.1000000000000000055511151231257827021181583404541015625');
  const next = neighbour(tenth.number, true) as Bits;
  expect(neighbour(next, false)).toEqual(tenth.number);
  const one = parseInto('1', 'double');
  const ulp = one && 'number' in one ? ulpOf(one.number) : undefined;
  expect(ulp && Number(exactDecimal(ulp))).toBe(Number.EPSILON);
  expect(neighbour({ type: 'int8_t', bits: 127n }, true)).toBeUndefined();
});
