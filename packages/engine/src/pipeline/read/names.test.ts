import { describe, expect, it } from 'vitest';
import { badPath, badSegment } from './names.ts';

describe('badSegment', () => {
  it.each([
    'C++',
    'Part3 智能指针',
    'a.b',
    '2021-11-05 x',
    'console',
    '字'.repeat(82),
    "it's (new) & $1",
    'data',
    'index',
  ])('accepts %s', (name) => expect(badSegment(name)).toBeUndefined());

  it.each([
    ['C#', '含有不允许的字符 #', 'CSharp'],
    ['a:b?', '含有不允许的字符 : ?', 'a：b？'],
    ['100%', '含有不允许的字符 %', '100％'],
    ['a\u0007b', '含有控制字符', 'ab'],
    ['结尾.', '以点或空格结尾', '结尾'],
    ['结尾 ', '以点或空格结尾', '结尾'],
    ['con', '是 Windows 的保留名', 'con-note'],
    ['NUL.txt', '是 Windows 的保留名', 'NUL-note'],
    ['page.html', '的结尾 .html 已保留', 'page'],
    ['x.JSON', '的结尾 .json 已保留', 'x'],
    ['字'.repeat(83), '有 249 字节(UTF-8)，最多 247 字节', '字'.repeat(82)],
  ])('refuses %s', (name, reason, proposal) => expect(badSegment(name)).toEqual({ reason, proposal }));
});

describe('badPath', () => {
  it.each([
    ['/data/a', '的第一段“data”已保留'],
    ['/Assets/', '的第一段“Assets”已保留'],
    ['/404', '的第一段“404”已保留'],
    ['/a/index', '的末段“index”已保留'],
  ])('refuses %s', (path, reason) => expect(badPath(path)?.reason).toBe(reason));

  it.each(['/a/data', '/a/index/', '/searching', '/database/x'])('accepts %s', (path) =>
    expect(badPath(path)).toBeUndefined(),
  );
});
