import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fold, lex } from './lexer.ts';

const terms = (text: string, kind?: string) =>
  lex(text)
    .filter((token) => !kind || token.kind === kind)
    .map(({ term }) => term);

/** Any UTF-16 unit, lone surrogates too. */
const anyUnit = fc.nat(0xffff).map((unit) => String.fromCharCode(unit));

/** Half of a character that takes two units. */
const HALF = /\p{Surrogate}/u;

describe('the lexer', () => {
  it('cuts Chinese into overlapping pairs and single characters', () => {
    expect(terms('智能指针', 'gram')).toEqual(['智能', '能指', '指针']);
    expect(terms('智能指针', 'char')).toEqual(['智', '能', '指', '针']);
  });

  it('leaves out pairs that hold a particle', () => {
    expect(terms('指针的用法', 'gram')).toEqual(['指针', '用法']);
  });

  it('takes identifiers whole, in parts and joined', () => {
    expect(terms('std::unique_ptr')).toEqual(['std', 'unique_ptr', 'unique', 'ptr', 'uniqueptr']);
    expect(terms('BlueprintReadOnly')).toEqual(['blueprintreadonly', 'blueprint', 'read', 'only']);
    expect(terms('HTTPServer')).toEqual(['httpserver', 'http', 'server']);
  });

  it('keeps C++, C# and their kind', () => {
    expect(terms('C++ 与 C#')).toEqual(['c++', '与', 'c#']);
    expect(terms('C++20')).toEqual(['c++20']);
    expect(terms('i++')).toEqual(['i', '++']);
  });

  it('keeps operators, but not what joins names, opens options or stands in addresses', () => {
    const operators = (text: string) => lex(text).flatMap(({ kind, term }) => (kind === 'operator' ? term : []));
    expect(operators('比较 operator<=>，下标 operator[]，调用 operator()')).toEqual(['<=>', '[]', '()']);
    expect(operators('a && b || !c，-> 与 ::，i++')).toEqual(['&&', '||', '->', '::', '++']);
    expect(operators('std::sort p->next f() https://a.cn --leak-check ===== a=b')).toEqual([]);
  });

  it('folds width and case without moving anything', () => {
    expect(terms('ＧＬＳＬ　ｖｅｃ３')).toEqual(['glsl', 'vec3']);
    expect(fold('ＡＢｃ　İ').length).toBe('ＡＢｃ　İ'.length);
  });

  it('parts Chinese from Latin in mixed runs', () => {
    expect(terms('UE5委托')).toEqual(['ue5', '委', '委托', '托']);
  });

  it('never throws, and every place lies in the text in order', () => {
    fc.assert(
      fc.property(fc.string({ unit: anyUnit, maxLength: 200 }), (text) => {
        const isInside = lex(text).every(
          ({ term, start, end }) => term !== '' && start >= 0 && start < end && end <= text.length,
        );
        expect(isInside).toBe(true);
      }),
    );
  });

  it('cuts what stands in a longer text as it cuts it alone', () => {
    const word = fc.constantFrom('智能指针', 'unique_ptr', 'C++', '线段树', 'getWorld', 'Ｏｐｅｎ', '二分', 'x86');
    fc.assert(
      fc.property(fc.array(word, { minLength: 1, maxLength: 6 }), fc.nat(), (words, pick) => {
        const wanted = words[pick % words.length] as string;
        const whole = terms(words.join(' ，'));
        for (const term of terms(wanted)) expect(whole).toContain(term);
      }),
    );
  });

  it('makes no half characters, whatever it cuts', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 120 }), (text) => {
        expect(lex(text).some(({ term }) => HALF.test(term))).toBe(false);
      }),
    );
    expect(lex(`${'a'.repeat(39)}𝒳𝒳`).some(({ term }) => HALF.test(term))).toBe(false);
  });
});
