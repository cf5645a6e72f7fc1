import { describe, expect, it } from 'vitest';
import { decode } from './decode.ts';

describe('decode', () => {
  it('gives the same text whatever wrote it: BOM, line ends, Unicode form', () => {
    const plain = decode(Buffer.from('# 标题 café\n正文\n'));
    expect(decode(Buffer.from('\uFEFF# 标题 cafe\u0301\r\n正文\r'))).toEqual(plain);
  });

  it.each([
    [
      'a byte in the second line',
      Buffer.from([0x61, 0x0a, 0xe4, 0xb8, 0xad, 0xff, 0x62]),
      { offset: 5, value: 0xff, line: 2, column: 2 },
    ],
    [
      'the first byte',
      Buffer.from([0xd6, 0xd0, 0xce, 0xc4]),
      { offset: 0, value: 0xd6, line: 1, column: 1, guess: 'GBK 等编码' },
    ],
    ['a character cut at the end', Buffer.from([0x61, 0xe4, 0xb8]), { offset: 1, line: 1, column: 2 }],
    ['UTF-16', Buffer.from('\uFEFF标题', 'utf16le'), { offset: 0, guess: 'UTF-16' }],
    [
      'a long file',
      Buffer.concat([Buffer.from('中文\n'.repeat(5000)), Buffer.from([0x80])]),
      { offset: 35_000, line: 5001, column: 1 },
    ],
  ])('finds %s', (_name, bytes, expected) => {
    const decoded = decode(bytes);
    expect('badByte' in decoded && decoded.badByte).toMatchObject(expected);
  });
});
