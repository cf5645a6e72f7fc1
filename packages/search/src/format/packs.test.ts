import fc from 'fast-check';
import { expect, it } from 'vitest';
import { fillBlocks, outOfBlocks, placesOf, rowOf } from './packs.ts';

const BLOCK = 128;
const files = fc.array(fc.array(fc.uint8Array({ maxLength: 700 }), { maxLength: 4 }), { minLength: 1, maxLength: 6 });

it('finds every file where it was put, whatever packs they are in', () => {
  fc.assert(
    fc.property(files, fc.integer({ min: 1, max: 5 }), (groups, many) => {
      let count = 0;
      const packs: { head: [number, number]; bytes: Uint8Array[] }[] = [];
      for (const [group, list] of groups.entries())
        for (const [at, file] of list.entries()) {
          if (count++ % many === 0) packs.push({ head: [group, at], bytes: [] });
          packs.at(-1)?.bytes.push(fillBlocks(file, BLOCK));
        }
      const isFirst = (group: number, at: number) => packs.some(({ head }) => String(head) === String([group, at]));
      const row = rowOf(
        groups.map((list) => list.map(({ length }) => length)),
        BLOCK,
        isFirst,
      );
      const found = placesOf(row, BLOCK).map((places) =>
        places.map(({ pack, head, from, size }) => {
          expect(packs[pack]?.head).toEqual(head);
          const whole = new Uint8Array(Buffer.concat(packs[pack]?.bytes ?? []));
          return outOfBlocks(whole.subarray(from, from + size));
        }),
      );
      expect(found).toEqual(groups);
    }),
  );
});

it('says a size by one character, also beside the signs that part packs and groups', () => {
  const sizes = Array.from({ length: 300 }, (_, blocks) => blocks * BLOCK);
  const row = rowOf([sizes], BLOCK, (_, at) => at === 0);
  expect(row).toHaveLength(301);
  expect(placesOf(row, BLOCK)[0]?.map(({ size }) => size)).toEqual(sizes.map((size) => size + BLOCK));
});
