import { pageInputs } from 'study-notes/emit/page-data';
import type { PageFrame } from 'study-notes/emit/page-frame';
import { makeDoc, makeSite } from 'study-notes/emit/test-site';
import { expect, it } from 'vitest';
import { labsSite } from './labs-site.ts';

const frame: PageFrame = {
  ...{ shell: 's', mathStyle: '', pageChunks: { slot: '/slot.js' } },
  bundles: {
    labs: {
      labs: {
        runtime: '/labs.js',
        modules: { 'bezier-curve': '/bezier.js', event: '/event.js' },
        sheets: { '': '/labs.css', event: '/event.css' },
      },
    },
  },
};

/** The page data of a note that names labs. */
function pageOf(labs: string[], given = frame) {
  const doc = makeDoc('CS知识/栈', '栈');
  const site = makeSite([
    {
      ...doc,
      summary: { ...doc.summary, facts: { labs: { names: labs, sentences: [{ line: 3, text: '第 0 步。' }] } } },
    },
  ]);
  return pageInputs(site, given, [labsSite]).find(({ page }) => page.path === '/CS知识/栈')?.page;
}

it('gives a page the sheet of all labs and of its own', () => {
  expect(pageOf(['bezier-curve'])?.styles).toEqual(['/labs.css']);
  expect(pageOf(['event'])?.styles).toEqual(['/labs.css', '/event.css']);
  expect(pageOf([])?.styles).toEqual([]);
});

it('gives the published Markdown what the stills show', () => {
  const doc = makeDoc('CS知识/栈', '栈');
  const facts = { labs: { names: ['event'], sentences: [{ line: 3, text: '第 0 步。' }] } };
  expect(labsSite.pageData?.({ ...doc, summary: { ...doc.summary, facts } }, frame, makeSite([doc]))).toMatchObject({
    sentences: [{ line: 3, text: '第 0 步。' }],
  });
});

it('gives a page the modules of its own labs alone', () => {
  expect(pageOf(['bezier-curve'])).toMatchObject({
    chunk: '/slot.js',
    features: { labs: { runtime: '/labs.js', modules: { 'bezier-curve': '/bezier.js' } } },
  });
});

it.each([
  ['without labs', pageOf([])],
  ['whose lab is not built', pageOf(['none'])],
  ['of a site without the bundle', pageOf(['bezier-curve'], { ...frame, bundles: {} })],
])('gives nothing to a page %s', (_name, page) => {
  expect(page).not.toHaveProperty('chunk');
  expect(page).not.toHaveProperty('features');
});

it('tells a page who takes cards, where anybody does', () => {
  const taken = { ...frame, pageChunks: { ...frame.pageChunks, 'card-taker': '/taker.js' } };
  expect(pageOf(['event'], taken)).toMatchObject({ features: { labs: { cardTaker: '/taker.js' } } });
  expect(pageOf(['event'])?.features?.labs).not.toHaveProperty('cardTaker');
});
