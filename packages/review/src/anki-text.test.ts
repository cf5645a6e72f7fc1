import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { escapedHtml } from './anki-html.ts';
import { type AnkiCard, readAnki, writeAnki } from './anki-text.ts';
import { textOfHtml } from './html-text.ts';

const words = fc
  .string({ unit: fc.constantFrom('字', 'a', '"', '\t', '\n', '#', '<', '&', ' ', ';'), minLength: 1, maxLength: 20 })
  .map((text) => `甲${text}乙`);
const cards = fc.uniqueArray(
  fc.record<AnkiCard>({
    guid: fc.stringMatching(/^[0-9a-f]{12}$/),
    deck: fc.constant('笔记::C++'),
    front: words.map(escapedHtml),
    back: words.map(escapedHtml),
    tags: fc.constantFrom('', '编程语言'),
  }),
  { selector: ({ guid }) => guid, maxLength: 30 },
);

describe('Anki text', () => {
  it('gives back guid, question and answer of every card', () => {
    fc.assert(
      fc.property(cards, (given) => {
        const read = readAnki(writeAnki(given));
        expect(read.skipped).toBe(0);
        expect(read.cards).toEqual(
          given.map(({ guid, front, back }) => ({ guid, question: textOfHtml(front), answer: textOfHtml(back) })),
        );
      }),
    );
  });

  it('names its columns in the head that Anki reads', () => {
    const text = writeAnki([{ guid: 'a1', deck: 'd', front: 'f', back: '<pre>1\n2</pre>', tags: '' }]);
    expect(text).toBe(
      '#separator:tab\n#html:true\n#guid column:1\n#deck column:2\n#tags column:5\na1\td\tf\t"<pre>1\n2</pre>"\t\n',
    );
  });

  it('reads what Anki exports: other separators, note types, no guid, tags in a column', () => {
    const source =
      '#separator:Semicolon\n#html:false\n#notetype column:1\n#tags column:4\n基本;"问;""一""";答;标签\n\n基本;;空\n';
    expect(readAnki(source)).toEqual({ cards: [{ question: '问;"一"', answer: '答' }], skipped: 1 });
    expect(readAnki('问\t答')).toEqual({ cards: [{ question: '问', answer: '答' }], skipped: 0 });
    expect(readAnki('')).toEqual({ cards: [], skipped: 0 });
    expect(readAnki('"没有关的引号\t答\n下一行')).toEqual({ cards: [], skipped: 1 });
  });

  it('turns HTML into its words', () => {
    expect(textOfHtml('a<br>b<div>c &lt;x&gt; &#20013;&#x6587;&nbsp;d</div><img alt="e">')).toBe('a\nbc <x> 中文 d');
    expect(textOfHtml('1 < 2 &unknown; &#0; &#x110000;')).toBe('1 < 2 &unknown; &#0; &#x110000;');
  });
});
