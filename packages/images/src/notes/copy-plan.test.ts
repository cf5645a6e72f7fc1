import { expect, it } from 'vitest';
import { planCopies } from './copy-plan.ts';

const bytes = Buffer.alloc(20_000, 1);
const widths = (absolute: string, width: number, content = bytes) =>
  planCopies({ absolute, bytes: content, width }).map((copy) => copy.width);

it('plans one copy of the column’s width and one for fine screens', () => {
  expect(widths('/a/阴影.png', 1440)).toEqual([720, 1440]);
  expect(widths('/a/b.JPG', 900)).toEqual([720, 900]);
  expect(widths('/a/b.jpeg', 300)).toEqual([300]);
});

it('leaves small files and other kinds alone', () => {
  expect(widths('/a/b.png', 1440, bytes.subarray(0, 9000))).toEqual([]);
  expect(widths('/a/b.gif', 1440)).toEqual([]);
});

it('names a copy after the picture and what is in it', () => {
  const [copy] = planCopies({ absolute: '/a/阴影.png', bytes, width: 500 });
  const [other] = planCopies({ absolute: '/a/阴影.png', bytes: Buffer.alloc(20_000, 2), width: 500 });
  expect(copy?.output).toMatch(/^assets\/阴影-[0-9a-f]{8}-500\.webp$/);
  expect(copy?.output).not.toBe(other?.output);
});
