import { compiledBody } from 'study-notes/pipeline/testing';
import { expect, it } from 'vitest';
import { type MarkedTerm, usedIn } from '../term.ts';
import { glossaryNotes } from './glossary-notes.ts';

const TERMS: readonly MarkedTerm[] = [
  { name: '走样', aliases: ['aliasing'], except: ['strict aliasing'] },
  { name: '抗锯齿', aliases: ['反走样'], except: [] },
  { name: 'LOD', aliases: [], except: [] },
  { name: 'C++ 对象', aliases: [], except: [] },
  { name: '栈', aliases: [], except: ['客栈'], file: '甲/一.md' },
];

const compiled = (body: string) => compiledBody(body, [glossaryNotes(TERMS)]);

/** Words that are marked, with the terms they lead to. */
async function marked(body: string): Promise<string[]> {
  const { html } = await compiled(body);
  return [...html.matchAll(/<a class=term href="?\/笔记\/术语表#([^">]*)"?>(.*?)<\/a>/g)].map(
    ([, id, word]) => `${word} → ${decodeURIComponent(id ?? '')}`,
  );
}

it('marks a term at its first use in prose, once a page', async () => {
  expect(await marked('走样。**走样**。\n\n- 走样')).toEqual(['走样 → 走样']);
  expect(await marked('先说**走样**，再说走样。')).toEqual(['走样 → 走样']);
});

it('marks the words around nothing else: the text stays as it was', async () => {
  const { html } = await compiled('先说走样与 LOD 两件。');
  expect(html.replace(/<[^>]*>/g, '')).toContain('先说走样与 LOD 两件。');
});

it('leaves headings, code, links, formulas and heads of tables alone', async () => {
  const body =
    '# 走样\n\n## 走样\n\n`走样` [走样](https://a.example/) $LOD$\n\n```\n走样\n```\n\n| 走样 |\n| - |\n| LOD |';
  expect(await marked(body)).toEqual(['LOD → LOD']);
});

it('takes the longest of several terms at a place', async () => {
  expect(await marked('反走样与走样')).toEqual(['反走样 → 抗锯齿', '走样 → 走样']);
});

it('leaves words alone that mean something else', async () => {
  expect(await marked('客栈与 Strict Aliasing，与走样')).toEqual(['走样 → 走样']);
});

it('takes letters in any case and whole words of them only', async () => {
  expect(await marked('LODs 与 preLOD，和 lod 在中文里lod')).toEqual(['lod → LOD']);
  expect(await marked('Aliasing是走样')).toEqual(['Aliasing → 走样']);
});

it('leads to names with signs that an address must escape', async () => {
  expect(await marked('一个 C++ 对象。')).toEqual(['C++ 对象 → C++ 对象']);
});

it('marks no term in the note that explains it, and knows that it is used', async () => {
  expect(await marked('栈是后进先出的。')).toEqual([]);
  expect(usedIn(await compiled('栈与走样。'))).toEqual({ all: ['栈', '走样'], marked: ['走样'] });
});
