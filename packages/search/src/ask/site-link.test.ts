import { expect, it } from 'vitest';
import { siteLink } from './site-link.ts';

const site = { origin: 'https://a.cn', baseUrl: '/笔记/' };
const base = '/%E7%AC%94%E8%AE%B0/';

it.each([
  ['/笔记/C++#x', `${base}C++#x`],
  [`https://a.cn${base}x`, `${base}x`],
  ['https://b.cn/笔记/x', null],
  ['//b.cn/x', null],
  ['/\\b.cn/x', null],
  ['/笔记/../../x', null],
  ['https://a.cn@b.cn/', null],
  ['https://u:p@a.cn/笔记/x', null],
  ['javascript:alert(1)', null],
  ['JAVASCRIPT:alert(1)//https://a.cn/', null],
  ['data:text/html,x', null],
  ['vbscript:x', null],
  ['x', null],
  ['https://', null],
])('for the address %s it gives %s', (url, expected) => {
  expect(siteLink(url, site)).toBe(expected);
});
