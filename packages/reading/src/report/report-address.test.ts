import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { report } from '../config/report-schema.ts';
import { reportAddress, shortened } from './report-address.ts';

const REPORTED = { title: '栈 & 队列', path: '/甲/栈', text: '一句话。', address: 'https://a.cn/x#y' };

describe('the address of a report', () => {
  it('holds title, path, quotation and the address of the place', () => {
    const url = new URL(reportAddress('https://b.cn/new?t={title}&p={path}&body={quote}', REPORTED));
    expect(Object.fromEntries(url.searchParams)).toEqual({
      t: '栈 & 队列',
      p: '/甲/栈',
      body: '> 一句话。\n\nhttps://a.cn/x#y\n\n',
    });
  });

  it.each([
    '"><script>alert(1)</script>',
    '&body=other#fragment',
    '{title}{quote}',
    '$& $1 $`',
    '一\u202e二',
    '%00%0a\u0000',
  ])('takes %j as text', (text) => {
    const url = new URL(reportAddress('https://b.cn/new?body={quote}', { ...REPORTED, text }));
    expect([url.origin, url.hash]).toEqual(['https://b.cn', '']);
    expect([...url.searchParams]).toEqual([['body', `> ${text}\n\nhttps://a.cn/x#y\n\n`]]);
  });

  it('writes a letter too', () => {
    const address = reportAddress('mailto:me@b.cn?subject={title}&body={quote}', REPORTED);
    expect(address).toMatch(/^mailto:me@b\.cn\?subject=%E6%A0%88%20%26%20/);
  });
});

it('cuts long quotations, to one line, and never within a character', () => {
  expect(shortened(' 一\n\n  二\t三 ')).toBe('一 二 三');
  expect([...shortened('😀'.repeat(300))]).toEqual([...'😀'.repeat(199), '…']);
  expect(shortened('半\ud83d')).toBe('半');
});

it.each([
  ['javascript:alert(1)//{quote}', 'mailto:'],
  ['//b.cn/{quote}', 'https://'],
  ['https://b.cn/new', '{quote}'],
  ['https://b.cn/{file}?{quote}', '{path}'],
  [7, undefined],
])('a configuration may not say %j', (url, told = '') => {
  const { success, issues } = v.safeParse(report, { url });
  expect(success).toBe(false);
  expect(issues?.map(({ message }) => message).join()).toContain(told);
});
