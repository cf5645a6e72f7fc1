import { expect, it } from 'vitest';
import { docInput, pageInputs } from './page-data.ts';
import type { SiteFeature } from './site-feature.ts';
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

it('has a page that made way for a note where it stands now, leads there, and tells every page', () => {
  const feature: SiteFeature = {
    name: 'finding',
    pages: [{ path: '/search', component: 'SearchPage', title: () => '搜索' }],
    pageData: () => ({ links: [{ title: '搜索', path: '/search' }] }),
  };
  const moved = { '/search': '/search-1' };
  const site = { ...makeSite([makeDoc('search', '搜')]), moved };
  const pages = pageInputs(site, FRAME, [feature]).map(({ page }) => page);
  expect(pages.map(({ path }) => path)).toEqual(['/', '/search-1', '/404', '/search']);
  expect(pages.map((page) => page.moved)).toEqual([moved, moved, moved, moved]);
  expect(pages.at(-1)?.meta?.links).toContainEqual(['搜索', expect.stringMatching(/\/search-1$/)]);
});

it('lists the entries around a note that asks for them', () => {
  const doc = makeDoc('甲/一', '一', {});
  const asking = { ...doc, summary: { ...doc.summary, facts: { 'entry-list': true } } };
  const site = makeSite([asking]);
  expect(docInput(asking, site, FRAME).list).toMatch(/^<ul class="index">/);
  expect(docInput(doc, site, FRAME)).not.toHaveProperty('list');
});
