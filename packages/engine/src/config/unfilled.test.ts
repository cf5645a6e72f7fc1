import { expect, it } from 'vitest';
import realSite from '../../../../site.config.ts';
import { completeConfig } from './complete.ts';
import type { UserConfig } from './schema.ts';
import { unfilledFields } from './unfilled.ts';

const unfilled = (config: Partial<UserConfig>) =>
  unfilledFields(completeConfig({ title: '笔记', url: 'https://a.cn', ...config }).config);
const link = (href: string) => ({ items: [{ type: 'link' as const, label: '返回主页', href }] });

it.each([
  ['an address at a host that belongs to nobody', { url: 'https://notes.example.com' }, ['网站地址']],
  ['a home link to such a host', { navbar: link('https://example.com/me') }, ['“返回主页”的地址']],
  ['a report address at such a host', { reportUrl: 'https://example.com/new?title={title}' }, ['报告地址']],
  ['filing numbers that are left empty', { footer: { icp: '', police: '' } }, ['备案号', '公安备案号']],
] satisfies [string, Partial<UserConfig>, string[]][])('names %s', (_what, config, expected) => {
  expect(unfilled(config)).toEqual(expected);
});

it.each([
  ['filing numbers and a report address that are not wanted', { footer: {}, reportUrl: '' }],
  [
    'filled fields',
    { footer: { icp: '京ICP备1号' }, navbar: link('https://example.community/'), reportUrl: 'https://b.cn/' },
  ],
] satisfies [string, Partial<UserConfig>][])('is silent about %s', (_what, config) => {
  expect(unfilled(config)).toEqual([]);
});

it('names a feature whose options hold such an address', () => {
  const options = {
    report: { url: 'https://example.com/new?body={quote}' },
    ask: [{ host: 'https://b.cn' }],
    none: null,
  };
  const { config } = completeConfig({ title: '笔记', url: 'https://a.cn' });
  expect(unfilledFields({ ...config, options })).toEqual(['report() 里的地址']);
});

it('names all that the author of these notes still has to fill in', () => {
  expect(unfilledFields(completeConfig(realSite).config)).toEqual([
    '网站地址',
    '备案号',
    '公安备案号',
    '“返回主页”的地址',
    '报告地址',
  ]);
});
