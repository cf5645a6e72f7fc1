import { describe, expect, it } from 'vitest';
import { isActive, isInert, isMedia } from './file-kinds.ts';

const of = (text: string) => Buffer.from(text);
const utf16 = Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from('\n<html>', 'utf16le')]);
const utf16BigEndian = Buffer.concat([Buffer.from([0xfe, 0xff]), Buffer.from('<html>', 'utf16le').swap16()]);

describe('a file that a browser might run', () => {
  const names = 'a.html a.HTML a.htm a.xhtml a.Svg a.svgz a.xml a.js a.MJS a.css a.wasm a.php';
  it.each(names.split(' '))('is told by its name: %s', (name) => {
    expect(isActive(name, of('x'))).toBe(true);
    expect(isInert(name, of('x'))).toBe(false);
  });

  it.each([
    ['a page', of('<!DOCTYPE html><script>1</script>')],
    ['a page after blanks', of(`${' \n\t'.repeat(2000)}<script>1</script>`)],
    ['a page after a mark of bytes', of('\uFEFF<h1>')],
    ['a comment', of('<!-- --><svg/>')],
    ['XML', of('<?xml version="1.0"?><x/>')],
    ['SVG', of('<svg xmlns="http://www.w3.org/2000/svg"/>')],
    ['UTF-16', utf16],
    ['UTF-16, the other end first', utf16BigEndian],
  ])('is told by its content under any name: %s', (_, bytes) => {
    for (const name of ['a.txt', 'a.png', 'a.bin', 'LICENSE']) {
      expect(isActive(name, bytes), name).toBe(true);
      expect(isInert(name, bytes), name).toBe(false);
    }
    expect(isMedia('a.png', bytes)).toBe(false);
  });

  it.each(['1 < 2', '<3', '< b', '', '{"a": "<b>"}', '%PDF-1.7'])('is none that begins with %j', (text) => {
    expect(isActive('a.txt', of(text))).toBe(false);
    expect(isInert('a.TXT', of(text))).toBe(true);
  });

  it('is not expected under names that nobody knows, and they are not inert either', () => {
    expect([isActive('a.xyz', of('x')), isInert('a.xyz', of('x')), isInert('a', of('x'))]).toEqual([
      false,
      false,
      false,
    ]);
  });
});
