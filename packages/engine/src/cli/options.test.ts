import { describe, expect, it } from 'vitest';
import { alignColumns, ownOptions, parseOptions, parsePort } from './options.ts';

const allowed = ownOptions('port', 'release', 'help');

describe('the command line', () => {
  it('reads values, switches and what stands alone', () => {
    expect(parseOptions(['--port', '4000', 'a', '--release', '-h'], allowed)).toEqual({
      options: { port: '4000', release: '', help: '' },
      rest: ['a'],
    });
    expect(parseOptions(['--port=1', '--', '--release'], allowed)).toEqual({
      options: { port: '1' },
      rest: ['--release'],
    });
  });

  it('names the nearest option for an unknown one', () => {
    expect(() => parseOptions(['--relaese'], allowed)).toThrow('没有选项 --relaese。是不是 --release？');
    expect(() => parseOptions(['--全部'], allowed)).toThrow('没有选项 --全部。用 --help 查看全部选项。');
  });

  it('takes a word with one dash for what it most looks like', () => {
    expect(() => parseOptions(['-port', '1'], allowed)).toThrow('没有选项 -port。是不是 --port？');
    expect(() => parseOptions(['--constructor=1'], allowed)).toThrow('没有选项 --constructor。');
    expect(parseOptions(['-'], allowed)).toEqual({ options: {}, rest: ['-'] });
  });

  it('refuses missing and superfluous values', () => {
    expect(() => parseOptions(['--port'], allowed)).toThrow('选项 --port 需要一个值。');
    expect(() => parseOptions(['--port', '--release'], allowed)).toThrow('选项 --port 需要一个值。');
    expect(() => parseOptions(['--port='], allowed)).toThrow('选项 --port 需要一个值。');
    expect(() => parseOptions(['--release=1'], allowed)).toThrow('选项 --release 不带值。');
    expect(() => parsePort('八千')).toThrow('端口“八千”不是 0 到 65535 的整数。');
  });

  it('takes an option’s usual value when none is given', () => {
    const dry = { 'dry-run': { value: '文件', fallback: 'search-records.json', help: '' }, ...ownOptions('json') };
    expect(parseOptions(['--dry-run', '--json'], dry).options).toEqual({ 'dry-run': 'search-records.json', json: '' });
    expect(parseOptions(['--dry-run'], dry).options).toEqual({ 'dry-run': 'search-records.json' });
    expect(parseOptions(['--dry-run', 'a.json'], dry).options).toEqual({ 'dry-run': 'a.json' });
  });

  it('counts Han characters as two cells in help', () => {
    expect(
      alignColumns([
        ['<目录>', 'a'],
        ['--x', 'b'],
      ]),
    ).toBe('  <目录>  a\n  --x     b');
  });
});
