import { expect, it } from 'vitest';
import { docInput } from './page-data.ts';
import { makeDoc, makeSite } from './test-site.ts';

const FRAME = { shell: 's', mathStyle: '', pageChunks: {}, bundles: {} };
const UPDATED = { iso: '2025-11-20T23:30:00+08:00', text: '2025年11月20日', subject: '改了符号' };

function metaOf(changes: object) {
  const doc = makeDoc('甲/一', '一', {
    updated: UPDATED,
    historyUrl: 'https://b.cn/log',
    reportUrl: 'https://b.cn/new',
  });
  const site = makeSite([doc]);
  return docInput(doc, { ...site, config: { ...site.config, ...changes } }, FRAME).page.meta;
}

it('tells what a note’s last commit changed where the site wants it, and links to its history', () => {
  const { iso, text } = UPDATED;
  expect(metaOf({})?.updated).toEqual({ iso, text });
  expect(metaOf({ changeSubject: true })?.updated).toEqual(UPDATED);
  expect(metaOf({})?.links).toEqual([
    ['修改记录', 'https://b.cn/log'],
    ['报告问题', 'https://b.cn/new'],
  ]);
});
