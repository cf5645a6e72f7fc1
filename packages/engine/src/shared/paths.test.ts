import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  cleanPath,
  dataPath,
  decodePath,
  documentFile,
  encodePath,
  markdownPath,
  navPath,
  nextFromNotFound,
  stripBase,
  toAddress,
  toHref,
} from './paths.ts';

/** A segment as a note may be named: any Unicode but slashes, lone surrogates and what `names.ts` refuses. */
const segment = fc
  .string({ unit: 'grapheme', minLength: 1, maxLength: 12 })
  .map((text) => text.normalize('NFC').replace(/[/#?%\\:*"<>|]/g, '+'))
  .filter((text) => !/^\.{1,2}$/.test(text) && !/^index$|\.html$/.test(text));
const path = fc
  .tuple(fc.array(segment, { minLength: 1, maxLength: 5 }), fc.boolean())
  .map(([parts, isIndex]) => `/${parts.join('/')}${isIndex ? '/' : ''}`);
const base = fc.array(segment, { maxLength: 2 }).map((parts) => (parts.length === 0 ? '/' : `/${parts.join('/')}/`));

describe('encodePath and decodePath', () => {
  it('give every path back', () => {
    fc.assert(
      fc.property(path, (one) => {
        expect(decodePath(encodePath(one))).toBe(one);
      }),
    );
  });

  it('write only characters that an address may hold', () => {
    fc.assert(
      fc.property(path, (one) => {
        expect(encodePath(one)).toMatch(/^[\w\-.~!'()*@:$&+,=;/%]*$/);
      }),
    );
  });

  it('leave an address as the browser writes it', () => {
    fc.assert(
      fc.property(path, (one) => {
        const address = encodePath(one);
        expect(new URL(address, 'https://a.cn').pathname).toBe(address);
      }),
    );
  });

  it.each([
    ['/编程语言/C++/', '/%E7%BC%96%E7%A8%8B%E8%AF%AD%E8%A8%80/C++/'],
    ['/a b/c', '/a%20b/c'],
    ['/cafe\u0301', '/caf%C3%A9'],
  ])('write %s as %s', (one, address) => expect(encodePath(one)).toBe(address));

  it.each([
    ['/C%2B%2B/', '/C++/'],
    ['/C++/', '/C++/'],
    ['/%e7%bc%96', '/编'],
    ['/cafe%CC%81', '/café'],
  ])('read %s as %s', (address, one) => expect(decodePath(address)).toBe(one));

  it.each(['/%', '/%E7', '/%zz'])('read the malformed %s as null', (address) => expect(decodePath(address)).toBeNull());
});

describe('toAddress and stripBase', () => {
  it('put a base on and take it off', () => {
    fc.assert(
      fc.property(base, path, (under, one) => {
        const address = decodePath(toAddress(under, one));
        expect(address !== null && stripBase(under, address)).toBe(one);
      }),
    );
  });

  it('keep out of the base what lies beside it', () => {
    expect(stripBase('/笔记/', '/笔记本/a')).toBeNull();
    expect(stripBase('/笔记/', '/笔记')).toBe('/');
    expect(stripBase('/笔记/', '/笔记/')).toBe('/');
  });
});

describe('files of a path', () => {
  it('differ for different pages', () => {
    fc.assert(
      fc.property(path, path, (one, two) => {
        fc.pre(one !== two);
        expect(documentFile(one)).not.toBe(documentFile(two));
        expect(dataPath(one)).not.toBe(dataPath(two));
        expect(markdownPath(one)).not.toBe(markdownPath(two));
      }),
    );
  });

  it('lead back to the path', () => {
    fc.assert(
      fc.property(path, (one) => {
        expect(cleanPath(`/${documentFile(one)}`)).toBe(one);
      }),
    );
  });

  it.each([
    ['/a', 'a.html', '/data/a.json', '/a.md'],
    ['/a/', 'a/index.html', '/data/a/index.json', '/a/index.md'],
    ['/', 'index.html', '/data/index.json', '/index.md'],
  ])('of %s are %s, %s and %s', (one, document, data, markdown) => {
    expect([documentFile(one), dataPath(one), markdownPath(one)]).toEqual([document, data, markdown]);
  });

  it('keep whole sidebars apart from pages', () => expect(navPath('aSidebar')).toBe('/data/assets/nav/aSidebar.json'));
});

describe('nextFromNotFound', () => {
  it.each([
    ['/a.html', '/a'],
    ['/a/index.html', '/a/'],
    ['/a/', '/a'],
    ['/a//', '/a'],
    ['/a', '/a'],
    ['/', '/'],
    ['//', '/'],
  ])('goes on from %s to %s', (from, to) => expect(nextFromNotFound(from)).toBe(to));

  it('comes to an end', () => {
    fc.assert(
      fc.property(path, (one) => {
        let last = `${one}.html/`;
        for (let step = 0; step < 4; step++) last = nextFromNotFound(last);
        expect(nextFromNotFound(last)).toBe(last);
      }),
    );
  });
});

describe('cleanPath', () => {
  it.each([
    ['/a.html', '/a'],
    ['/a/index.html', '/a/'],
    ['/index.html', '/'],
    ['/a/index', '/a/index'],
    ['/a/b', '/a/b'],
  ])('makes %s %s', (written, clean) => expect(cleanPath(written)).toBe(clean));

  it('changes nothing the second time', () => {
    fc.assert(
      fc.property(path, (one) => {
        expect(cleanPath(cleanPath(`${one}.html`))).toBe(cleanPath(`${one}.html`));
      }),
    );
  });
});

describe('toHref', () => {
  it('leads the browser to the same address as toAddress', () => {
    fc.assert(
      fc.property(base, path, (root, one) => {
        const go = (href: string) => decodePath(new URL(href, 'https://a.cn').pathname);
        expect(go(toHref(root, one))).toBe(go(toAddress(root, one)));
      }),
    );
  });

  it('keeps Chinese readable', () => {
    expect(toHref('/笔记/', '/编程 语言/C++')).toBe('/笔记/编程%20语言/C++');
  });
});
