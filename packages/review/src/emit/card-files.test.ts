import { specialInput } from 'study-notes/emit/special/special-page';
import { makeDoc, makeSite } from 'study-notes/emit/test-site';
import type { CompiledNote, Doc } from 'study-notes/pipeline/types';
import { describe, expect, it } from 'vitest';
import type { ReviewCard } from '../notes/note-cards.ts';
import { cardSections, sectionCards } from './card-files.ts';
import { review } from './review-page.ts';

const card = (id: string, changes: Partial<ReviewCard> = {}): ReviewCard => {
  return { id, text: `问 ${id}`, hash: id, line: 1, column: 1, question: `问 ${id}`, answer: '<p>答</p>', ...changes };
};

/** A doc with cards and its compiled note. */
function withCards(id: string, cards: ReviewCard[], changes: Partial<Doc> = {}): Doc {
  const doc = makeDoc(id, id, changes);
  return { ...doc, summary: { ...doc.summary, facts: { review: cards } } };
}

describe('sections with cards', () => {
  it('hold listed notes in their order, and those outside every sidebar at the end', () => {
    const { sidebar: _none, ...outside } = withCards('外', [card('d')]);
    const site = makeSite([
      outside,
      withCards('CS知识/一', [card('a'), card('b')]),
      makeDoc('CS知识/无', '无'),
      withCards('CS知识/藏', [card('x')], { unlisted: true }),
      withCards('CS知识/二', [card('c')]),
    ]);
    expect(
      cardSections(site).map(({ id, label, count, docs }) => [id, label, count, docs.map((doc) => doc.id)]),
    ).toEqual([
      ['cs', 'CS知识', 3, ['CS知识/一', 'CS知识/二']],
      ['_', '其余', 1, ['外']],
    ]);
  });

  it('carry a question’s HTML only where it is more than its text', async () => {
    const marked = card('b', { question: '问 <code>b</code>' });
    const [section] = cardSections(makeSite([withCards('CS知识/一', [card('a'), marked])]));
    const compiled = async () => ({ data: { review: [card('a'), marked] } }) as unknown as CompiledNote;
    expect(section && (await sectionCards(section, compiled))).toEqual({
      notes: [
        {
          path: '/CS知识/一',
          title: 'CS知识/一',
          cards: [
            ['a', '问 a', '<p>答</p>'],
            ['b', '问 b', '<p>答</p>', '问 <code>b</code>'],
          ],
        },
      ],
    });
  });
});

describe('the review page', () => {
  const frame = {
    shell: 's',
    mathStyle: '/katex.css',
    pageChunks: { review: '/review.js' },
    bundles: {},
  };

  it('asks for the style of formulas only when a note with cards has some', () => {
    const plain = withCards('CS知识/一', [card('a')]);
    const maths = { ...plain, summary: { ...plain.summary, hasMath: true } };
    expect(specialInput(review, makeSite([plain]), frame).page.styles).toEqual([]);
    expect(specialInput(review, makeSite([maths]), frame).page.styles).toEqual(['/katex.css']);
  });

  it('is there without any cards, for what is kept of reading', () => {
    const { page } = specialInput(review, makeSite([]), frame);
    expect(page).toMatchObject({
      path: '/复习',
      component: 'ArticlePage',
      chunk: '/review.js',
      features: { review: [] },
    });
  });
});
