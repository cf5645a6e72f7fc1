import type { Element } from 'hast';
import katex from 'katex';
import type { PhrasingContent } from 'mdast';
import { expect, it } from 'vitest';
import { element } from './element-node.ts';
import { holdPunctuation } from './hold-punctuation.ts';

/** What becomes of a formula between two texts: its HTML, with tags other than `held` left out, and what the texts keep. */
function held(before: string, tex: string, after: string) {
  const siblings = [before, tex, after].map((value) => ({ type: 'text', value }) as PhrasingContent);
  const drawn = katex.renderToString(tex, { output: 'html' });
  const formula = element('span', { className: ['math-inline'] }, { type: 'raw', value: drawn } as never);
  const made = holdPunctuation({ siblings, index: 1 }, formula, tex);
  const html = print(made.held);
  expect(html.split('<span').length, 'every element is closed').toBe(html.split('</span>').length);
  const seen = html.replace(/<span class="held">(.*?)<\/span-held>/g, '[$1]').replace(/<[^>]+>|\s/g, '');
  const [left, , right] = siblings.map((node) => ('value' in node ? node.value : ''));
  return { seen, words: made.words, left, right };
}

function print(node: Element['children'][number]): string {
  if (node.type === 'raw' || node.type === 'text') return node.value;
  if (node.type !== 'element') return '';
  const inner = node.children.map(print).join('');
  return String(node.properties.className) === 'held'
    ? `<span class="held">${inner}</span-held></span>`
    : `<span>${inner}</span>`;
}

it('holds a short formula whole', () => {
  expect(held('设（', 'a=b', '），则')).toEqual({
    seen: '[（a=b）,]'.replace(',', '，'),
    words: '（a=b），',
    left: '设',
    right: '则',
  });
});

it('leaves a formula alone that has no punctuation beside it', () => {
  expect(held('设', 'a=b', '时').seen).toBe('a=b');
});

const LONG = 'a+b+c+d+e+f=g';
it.each([
  ['its last piece with what closes after it', '设', '。', 'a+b+c+d+e+f=[g。]'],
  ['its first piece with what opens before it', '（', '时', '[（a+]b+c+d+e+f=g'],
  ['both ends', '（', '）', '[（a+]b+c+d+e+f=[g）]'],
])('holds of a long formula %s, and lets the rest break', (_what, before, after, seen) => {
  expect(held(before, LONG, after).seen).toBe(seen);
});

it('holds a long formula of two pieces at both ends', () => {
  expect(held('（', 'abcdefgh=ijklmnop', '）').seen).toBe('[（abcdefgh=][ijklmnop）]');
});
