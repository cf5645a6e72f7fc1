import fc from 'fast-check';
import { expect, it } from 'vitest';
import { BitWriter } from '../index/bit-writer.ts';
import { BitReader, codeNumber, Model, NUMBER } from './bit-coder.ts';

const number = fc.oneof(fc.nat(9), fc.nat(70_000), fc.integer({ min: 0, max: 2 ** 31 - 2 }));

function write(numbers: number[]): Uint8Array {
  const writer = new BitWriter();
  const model = new Model(NUMBER);
  for (const value of numbers) codeNumber(writer, model, 0, value);
  return Uint8Array.from(writer.end());
}

it('reads the numbers that were written, to the last byte', () => {
  fc.assert(
    fc.property(fc.array(number), (numbers) => {
      const reader = new BitReader(write(numbers));
      const model = new Model(NUMBER);
      expect(numbers.map(() => codeNumber(reader, model, 0))).toEqual(numbers);
      expect(reader.isDone).toBe(true);
    }),
  );
});

it('learns: the same number over and over takes a fraction of a bit', () => {
  expect(write(Array(10_000).fill(5)).length).toBeLessThan(100);
});

it('throws beyond the end', () => {
  const reader = new BitReader(write([1, 2, 3]));
  const model = new Model(NUMBER);
  const readOn = () => {
    for (let at = 0; at < 1000; at++) codeNumber(reader, model, 0);
  };
  expect(readOn).toThrow('damaged shard');
});
