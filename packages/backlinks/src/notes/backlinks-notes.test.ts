import { compiledBody } from 'study-notes/pipeline/testing';
import { describe, expect, it } from 'vitest';
import { type Mention, mentionsOf } from '../mention.ts';
import { backlinksNotes } from './backlinks-notes.ts';

const mentionsIn = async (body: string): Promise<Mention[]> => mentionsOf(await compiledBody(body, [backlinksNotes]));

/** Sentences, the link's words in brackets. */
const told = (mentions: Mention[]) => mentions.map(({ before, words, after }) => `${before}[${words}]${after}`);
const sentencesIn = async (body: string) => told(await mentionsIn(body));

describe('the sentence of a link', () => {
  it.each([
    ['先写一遍。真要藏住，见[函数](./二.md)；代价是闭包。再看别的。', '真要藏住，见[函数]；代价是闭包。'],
    ['他问：“为什么？”答案在[这里](./二.md)！然后走了。', '答案在[这里]！'],
    ['圆周率3.14与Node.js见[二](./二.md)。', '圆周率3.14与Node.js见[二]。'],
    ['`a ? b : c`与`!`的次序见[二。三](./二.md)的表。', 'a ? b : c与!的次序见[二。三]的表。'],
    ['由$\\frac{1}{2}$得[二](./二.md)。', '由1/2得[二]。'],
    ['第一行\n接着[**二**的`code`](./二.md)。', '第一行接着[二的code]。'],
    ['| 名 | 用 |\n| --- | --- |\n| [二](./二.md) | 求和 |', '[二] · 求和'],
    ['1. 先做\n2. 再看[二](./二.md)\n   - 里层', '再看[二]'],
  ])('is cut out of its block: %s', async (body, sentence) => {
    expect(await sentencesIn(body)).toEqual([sentence]);
  });

  it('is shortened far from the link, whole words and whole characters alone', async () => {
    const [sentence = ''] = await sentencesIn(`${'甲'.repeat(80)}😀[二](./二.md)${'word '.repeat(30)}`);
    expect(sentence).toBe(`…${'甲'.repeat(59)}😀[二]${'word '.repeat(12).trimEnd()}…`);
  });

  it('keeps what looks like markup as text', async () => {
    expect(await sentencesIn('写`<script>`的[`<b>`](./二.md)。')).toEqual(['写<script>的[<b>]。']);
  });
});

it('notes the page, the place on it, and the heading under which the link stands', async () => {
  const mentions = await mentionsIn(
    '引言[二](./二.md)。\n\n## 做法 {#how}\n\n见[标题](/甲/二#第一节)与[别处](/笔记外/三)。\n\n完。',
  );
  expect(mentions).toMatchObject([
    { path: '/甲/二', words: '二' },
    { path: '/甲/二', anchor: '第一节', section: 'how', words: '标题' },
    { path: '/笔记外/三', section: 'how', words: '别处' },
  ]);
  expect(mentions[0]).not.toHaveProperty('section');
});

it('marks links of the last block, before the footnotes', async () => {
  const mentions = await mentionsIn('见[二](./二.md)[^1]。\n\n接着读[二](./二.md)。\n\n[^1]: 也见[二](./二.md)。');
  expect(mentions.map(({ isLast }) => isLast)).toEqual([undefined, true, undefined]);
});

it('leaves out places of its own page, other sites, mail, and what is shown as code', async () => {
  expect(
    await mentionsIn(
      '[上](#a)[己](./一.md)[外](https://example.com/甲/二)[信](mailto:a@b.c)\n\n```md\n[二](./二.md)\n```\n\n## a',
    ),
  ).toEqual([]);
});
