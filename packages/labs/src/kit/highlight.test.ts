import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type EditorLanguage, highlight } from './highlight.ts';

const coloured = (code: string, language: EditorLanguage) =>
  highlight(code, language).flatMap(({ text, hue }) => (hue ? [`${hue} ${text}`] : []));

describe('the colours of a program', () => {
  it.each<[EditorLanguage, string, string[]]>([
    ['JavaScript', "const a = 'b'; // c", ['k const', "s 'b'", 'c // c']],
    ['JavaScript', 'f(`x\n`, 0xFF, 1e3) /* open', ['f f', 's `x\n`', 'n 0xFF', 'n 1e3', 'c /* open']],
    ['JavaScript', "'it\\'s' 'open\nlet", ["s 'it\\'s'", "s 'open", 'k let']],
    [
      'Lua',
      'local s = [==[ a ]] ]==] --[[ long\n]] -- c',
      ['k local', 's [==[ a ]] ]==]', 'c --[[ long\n]]', 'c -- c'],
    ],
    ['Lua', "print('a', 1.5)", ['f print', "s 'a'", 'n 1.5']],
    ['GLSL', 'uniform float a; // 0..1', ['k uniform', 't float', 'c // 0..1']],
    ['GLSL', 'color = vec4(0.5);', ['t vec4', 'n 0.5']],
  ])('%s: %s', (language, code, expected) => {
    expect(coloured(code, language)).toEqual(expected);
  });

  it.each<EditorLanguage>(['JavaScript', 'Lua', 'GLSL'])('of any text in %s are that text again', (language) => {
    const signs = fc.constantFrom(...'ab1.\'"`/*-[]=\\\n\t #$(_é中');
    fc.assert(
      fc.property(fc.string({ unit: signs, maxLength: 60 }), (code) => {
        expect(
          highlight(code, language)
            .map(({ text }) => text)
            .join(''),
        ).toBe(code);
      }),
    );
  });
});
