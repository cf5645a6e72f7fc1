import { compiledBody } from 'study-notes/pipeline/testing';
import { expect, it } from 'vitest';
import { CARD_BYTES } from '../fit-card.ts';
import { type Noted, notedOf } from '../noted.ts';
import { previewsNotes } from './previews-notes.ts';

const compiled = (body: string) => compiledBody(body, [previewsNotes]);

const noted = async (body: string): Promise<Noted> => notedOf(await compiled(body));

it('notes how each heading begins, code, formulas and marks of footnotes as a reader hears them', async () => {
  const { places } = await noted(
    '# 题\n\n前言。\n\n## 用法\n\n先调 `f(x)`，得 $a^2$。[^1]\n\n- 一\n- 二\n\n## 下一节\n\n别的。\n\n[^1]: 出处在**这里**。',
  );
  expect(places).toEqual({
    用法: ['用法', '先调 f(x)，得 a^2。一二'],
    下一节: ['下一节', '别的。'],
    'fn-1': ['', '出处在这里。'],
  });
});

it('reads on below headings within the part, and skips code and tables', async () => {
  const { places } = await noted(
    '## 甲\n\n### 乙\n\n```cpp\nint x;\n```\n\n| a |\n| - |\n| b |\n\n正文。\n\n## 丙\n\n```cpp\nx;\n```',
  );
  expect(places).toEqual({ 甲: ['甲', '正文。'], 乙: ['乙', '正文。'] });
});

it('takes no more of a long part than a card may hold', async () => {
  const { places } = await noted(
    `## 长\n\n${'很长的一段话，'.repeat(300)}\n\n## 句\n\n${'一句。'.repeat(300)}\n\n## "\n\n${'\\\\"😀'.repeat(300)}`,
  );
  expect(places.长?.[1]).toMatch(/…$/);
  expect(places.句?.[1]).toMatch(/一句。$/);
  for (const card of Object.values(places)) {
    const bytes = Buffer.byteLength(JSON.stringify(card));
    expect(bytes).toBeLessThanOrEqual(CARD_BYTES);
    expect(bytes).toBeGreaterThan(CARD_BYTES - 40);
    expect(card[1]).not.toMatch(/\p{Surrogate}/u);
  }
});

it('notes the links within the site as the article has them, each once', async () => {
  const body =
    '[一](./二.md#小%20结) [二](./二.md#小%20结) [三](#用法) [四](https://a.example/) [五](mailto:a@a.example) <a href="/甲/二">六</a>[^注]\n\n[^注]: 话。\n\n## 用法\n\n话。';
  const { html, ...rest } = await compiled(body);
  const { links } = notedOf(rest);
  expect(links.map(decodeURI)).toEqual(['/笔记/甲/二#小 结', '#用法', '/笔记/甲/二', '#fn-注']);
  for (const href of links) expect(html).toContain(`href=${href}`);
});
