import { makeDoc } from 'study-notes/emit/test-site';
import type { NoteSection } from 'study-notes/pipeline/types';
import { describe, expect, it } from 'vitest';
import { SERVICE_LIMIT, toRecords } from './records.ts';
import { jsonBytes } from './split-text.ts';

const site = {
  url: 'https://a.cn',
  baseUrl: '/笔记/',
  sidebars: [{ id: 'cs', label: 'CS知识', folder: 'CS知识', intro: 'CS知识/intro' }],
};
const section = (level: number, heading: string, changes: Partial<NoteSection> = {}): NoteSection => ({
  id: heading,
  heading,
  level,
  text: `${heading}的正文`,
  code: '',
  ...changes,
});
const doc = makeDoc('CS知识/C++ 栈', '栈', { breadcrumbs: [{ title: '数据结构', path: '/CS知识/数据结构/' }] });
const top = section(1, '', { text: '' });

describe('toRecords', () => {
  it('gives a section the attributes of a DocSearch record', () => {
    const [, record] = toRecords(
      doc,
      [section(1, '', { text: '开头' }), section(2, '顺序 栈', { code: 'int a;\n' })],
      site,
    );
    expect(record).toEqual({
      objectID: '/CS知识/C++ 栈#1',
      type: 'content',
      url: 'https://a.cn/%E7%AC%94%E8%AE%B0/CS%E7%9F%A5%E8%AF%86/C++%20%E6%A0%88#%E9%A1%BA%E5%BA%8F%20%E6%A0%88',
      url_without_anchor: 'https://a.cn/%E7%AC%94%E8%AE%B0/CS%E7%9F%A5%E8%AF%86/C++%20%E6%A0%88',
      anchor: '顺序 栈',
      content: '顺序 栈的正文',
      code: 'int a;',
      hierarchy: { lvl0: 'CS知识', lvl1: '栈', lvl2: '顺序 栈', lvl3: null, lvl4: null, lvl5: null, lvl6: null },
      language: 'zh-Hans',
      lang: 'zh-Hans',
      version: 'current',
      docusaurus_tag: 'docs-default-current',
      weight: { pageRank: 0, level: 80, position: 1 },
      sidebar: 'cs',
      breadcrumb: ['CS知识', '数据结构'],
    });
  });

  it('follows the headings, over skipped levels too', () => {
    const sections = [top, section(2, 'a'), section(4, 'b'), section(3, 'c'), section(2, 'd')];
    const levels = toRecords(doc, sections, site).map(({ hierarchy: { lvl2, lvl3, lvl4 } }) => [lvl2, lvl3, lvl4]);
    expect(levels).toEqual([
      [null, null, null],
      ['a', null, null],
      ['a', null, 'b'],
      ['a', 'c', null],
      ['d', null, null],
    ]);
  });

  it('has one record for the title, whether or not text stands under it', () => {
    const titles = (sections: NoteSection[]) =>
      toRecords(doc, sections, site).map(({ type, anchor, content }) => [type, anchor, content]);
    expect(titles([top, section(1, '栈', { text: '' })])).toEqual([['lvl1', null, null]]);
    expect(titles([top, section(1, '栈', { text: '开头' })])).toEqual([['content', null, '开头']]);
    expect(titles([top, section(2, '空', { text: '' })])).toEqual([
      ['lvl1', null, null],
      ['lvl2', '空', null],
    ]);
  });

  it('splits a long section into records that fit and lose nothing', () => {
    const text = '一段话。'.repeat(5_000);
    const code = 'int value = 0;\n'.repeat(2_000);
    const records = toRecords(doc, [section(2, '长'.repeat(400), { text, code })], site);
    expect(records.length).toBeGreaterThan(8);
    for (const record of records) expect(jsonBytes(record)).toBeLessThanOrEqual(SERVICE_LIMIT);
    expect(records.map(({ content }) => content ?? '').join('')).toBe(text);
    expect(records.map((record) => record.code ?? '').join('')).toBe(code.trimEnd());
    expect(new Set(records.map(({ objectID }) => objectID)).size).toBe(records.length);
    expect(records[0]?.hierarchy.lvl2).toMatch(/^长{119}…$/);
  });
});
