import { expect, it } from 'vitest';
import { present } from './present.ts';

it('gives what is there, and names what is not', () => {
  expect(present('', '名字')).toBe('');
  expect(present(0, '页码')).toBe(0);
  expect(() => present(undefined, '模块 zoom')).toThrow('缺少模块 zoom');
});
