import { describe, expect, it } from 'vitest';
import { parseSvg } from './parse-svg.ts';
import { badValue, prefixUrls } from './svg-value.ts';

describe('parseSvg', () => {
  it.each([
    ['<svg><g></svg>', '第 1 行第 6 列的 <g> 没有结束'],
    ['<svg>\n  <path d="M0 0" d="M1 1"/></svg>', '第 2 行第 19 列同一个属性写了两次'],
    ['<svg><path d="M0 0"fill="red"/></svg>', '第 1 行第 20 列两个属性之间少了空格'],
    ['<svg viewBox="0 0 1 1', '第 1 行第 22 列文件在标签中间就结束了'],
    ['<svg><text>&nosuch;</text></svg>', '第 1 行第 19 列不认识的字符引用（&…;）'],
    ['<svg></svg><svg></svg>', '最外层不是单独一个 <svg>'],
    ['<g/>', '最外层不是单独一个 <svg>'],
    ['', '最外层不是单独一个 <svg>'],
  ])('says what is wrong with %s', (source, reason) => expect(parseSvg(source)).toBe(reason));

  it('says that an SVG is nested too deep instead of failing', () => {
    const deep = `<svg>${'<g>'.repeat(50_000)}${'</g>'.repeat(50_000)}</svg>`;
    expect(parseSvg(deep)).toBe('元素一层套一层，套得太深');
  });

  it.each([
    '<svg/>',
    '\uFEFF<?xml version="1.0"?>\n<!DOCTYPE svg>\n<!-- a --> <!-- b -->\n<svg></svg>\n<!-- c -->\n',
    '<svg><title>a</title><g/><text>&lt;&#160;</text></svg>',
  ])('takes %s', (source) => expect(parseSvg(source)).toMatchObject({ tagName: 'svg' }));
});

describe('badValue', () => {
  it.each(['red', 'url(#a)', 'url("#a") none', 'var(--ink, currentColor)', 'rotate(45 1 1)', 'M0 0 L1 1'])(
    'lets %s stand',
    (value) => expect(badValue(value)).toBeUndefined(),
  );

  it.each([
    'url(a.svg#b)',
    'url(//evil)',
    'URL( "https://evil" )',
    'url(#a',
    'image-set(x)',
    'expression(1)',
    '\\75rl(x)',
  ])('refuses %s', (value) => expect(badValue(value)).toBeTypeOf('string'));
});

it('prefixes every reference in a value', () => {
  expect(prefixUrls(`url(#a) url( '#b' ) #c`, 'x-')).toBe('url(#x-a) url(#x-b) #c');
});
