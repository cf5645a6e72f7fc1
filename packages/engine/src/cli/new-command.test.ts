import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { placeNote, readSegments } from './new-command.ts';

let content: string;
beforeEach(() => {
  content = mkdtempSync(join(tmpdir(), 'new-'));
  mkdirSync(join(content, '编程/03-指针'), { recursive: true });
  writeFileSync(join(content, '编程/03-指针/01-unique_ptr.md'), 'x');
});
afterEach(() => rmSync(content, { recursive: true, force: true }));

it('finds folders under their number prefixes and gives the next number', () => {
  expect(placeNote(content, ['编程', '指针', 'shared_ptr'])).toBe(join(content, '编程/03-指针/02-shared_ptr.md'));
  expect(placeNote(content, ['编程', '新组', '笔记'])).toBe(join(content, '编程/新组/笔记.md'));
});

it('refuses a note that exists', () => {
  expect(() => placeNote(content, ['编程', '指针', 'Unique_ptr'])).toThrow('01-unique_ptr.md');
});

it('refuses illegal names and proposes legal ones', () => {
  expect(readSegments('/编程/C++/移动语义.md')).toEqual(['编程', 'C++', '移动语义']);
  expect(() => readSegments('编程/C#')).toThrow('可以用“CSharp”');
  expect(() => readSegments('编程/../x')).toThrow('空的一段');
  expect(() => readSegments('data/x')).toThrow('已保留');
  expect(() => readSegments('编程')).toThrow('至少要有两段');
});
