import { describe, expect, it } from 'vitest';
import { docPath, normaliseDocId, OUR_ADDRESSES, rulesBeside } from './doc-path.ts';
import { rewrittenFile } from './rewrite-file.ts';

describe('docPath', () => {
  it.each([
    ['编程语言/C++/语法基础/03-Part3 智能指针/01-unique_ptr.md', '编程语言/C++/语法基础/Part3 智能指针/unique_ptr'],
    ['CS知识/intro.md', 'CS知识/intro'],
    ['a/2021-11-05 日记.md', 'a/2021-11-05 日记'],
  ])('cuts extension and prefixes of %s', (file, id) => {
    expect(docPath(file, {})).toEqual({ id, path: `/${id}`, isIndex: false });
  });

  it.each(['a/02-b/index.md', 'a/02-b/README.md', 'a/02-b/readme.md', 'a/02-b/b.md', 'a/02-b/02-b.md', 'a/02-b/B.md'])(
    'takes %s for the page of its folder',
    (file) => expect(docPath(file, {})).toEqual({ id: 'a/b/', path: '/a/b/', isIndex: true }),
  );

  it.each([
    ['/x/y', '/x/y'],
    ['y', '/a/y'],
    ['./y', '/a/y'],
    ['../y/', '/y/'],
    ['/cafe\u0301', '/café'],
    ['/%E7%BC%96', '/编'],
    ['/', '/'],
  ])('resolves the slug %s to %s', (slug, path) =>
    expect(docPath('a/n.md', { slug })).toMatchObject({ id: 'a/n', path }),
  );

  it.each([
    ['folders', ['/README', '/a/']],
    ['all', ['/', '/a/']],
    ['none', ['/README', '/a/README']],
  ] as const)('takes README for the page of its folder as the rules say: %s', (readmes, paths) => {
    const pathOf = (file: string) => docPath(file, {}, { ...OUR_ADDRESSES, readmes }).path;
    expect(['README.md', 'a/README.md'].map(pathOf)).toEqual(paths);
  });

  it.each([
    ['en/a/b.md', '/a/b'],
    ['en/index.md', '/'],
    ['x/src/y.md', '/of/x'],
    ['z.md', '/w'],
    ['en.md', '/en'],
  ])('gives %s the address that it is rewritten to', (file, path) => {
    const rewrites = { 'en/:rest*': ':rest*', ':part/src/y.md': 'of/:part.md', 'z.md': 'w.md' };
    expect(docPath(file, {}, { ...OUR_ADDRESSES, rewrites }).path).toBe(path);
  });

  it.each([':a/:a', ':a*/:b*', ':a:b:c', ':a-:b', 'a**', '(', 'en/*.md', ''])('lets the pattern %j be', (from) => {
    const long = `${'b-'.repeat(100)}/${'c/'.repeat(100)}d.md`;
    const begin = performance.now();
    expect(rewrittenFile(long, { [from]: 'x.md' })).toBe(long);
    expect(performance.now() - begin).toBeLessThan(1000);
  });

  it('takes a pattern whose name begins with a digit', () => {
    expect(rewrittenFile('b/c.d', { ':1/c.d': 'x/:1' })).toBe('x/b');
  });

  it('makes one file the page of its folder: index before README before the note of its name', () => {
    const files = ['a/index.md', 'a/README.md', 'a/a.md', 'b/README.md', 'b/b.md', 'c/c.md'];
    const known = new Set(files);
    const pathOf = (file: string) => docPath(file, {}, rulesBeside(file, known, OUR_ADDRESSES)).path;
    expect(files.map(pathOf)).toEqual(['/a/', '/a/README', '/a/a', '/b/', '/b/b', '/c/']);
  });

  it('takes an id for the name', () => {
    expect(docPath('01-a/01-n.md', { id: 'm' })).toMatchObject({ id: 'a/m', path: '/a/m' });
  });
});

it.each([
  ['a/index', 'a/'],
  ['a/README', 'a/'],
  ['/a/b', 'a/b'],
  ['a/', 'a/'],
  ['a/myindex', 'a/myindex'],
])('reads the id %s as %s', (written, id) => expect(normaliseDocId(written)).toBe(id));
