/** What can be counted of a note's style. The limits are the guide's hints: a sentence that is best long stays. */

const HAN = /\p{Script=Han}/gu;
const LONGEST_SENTENCE = 60;
const LONGEST_CELL = 25;
/** Above this share of a page, code crowds out the text. */
const MOST_CODE = 0.6;
/** Share of a title's parts that name its concept: 二分 stands for 二分查找, 动画 not for 动画混合与IK. */
const NAMED = 1 / 3;
/** What a title says besides its concept. */
const FRAME = /总览|导读|笔记|教程|^Day\d+|^阶段[一二三]/g;
/** Han characters by which openings are compared. */
const OPENING = 3;
/** Numbers without words that say what they are. */
const BARE_NUMBERS = /^[\s\d.,:;|/%()[\]{}+\-eExX]*\d[\s\d.,:;|/%()[\]{}+\-eExX]*$/;
/** An aside; a gloss in Latin letters, 移动(move), is none. */
const ASIDE = /（[^（）]*）|\([^()]*\p{Script=Han}[^()]*\)/gu;

const han = (text) => text.match(HAN)?.length ?? 0;
/** Columns a text takes without its white space. */
const width = (texts) => texts.reduce((sum, { text }) => sum + text.replace(/\s/g, '').length + han(text), 0);
const outputLines = ({ outputs }) =>
  outputs.flatMap(({ text, line }) => text.split('\n').map((part, at) => ({ text: part, line: line + 1 + at })));

/** Sentences of a note's paragraphs. */
export function sentencesOf({ paragraphs }) {
  return paragraphs.flatMap(({ text, line }) => text.split(/(?<=[。！？])/).map((part) => ({ text: part, line })));
}

/** Words of a title: those in Latin letters whole, of Han characters each two neighbours, since nothing parts their words. */
function partsOf(title) {
  const pairs = (title.match(/\p{Script=Han}{2,}/gu) ?? []).flatMap((run) =>
    [...run].slice(1).map((second, at) => [...run][at] + second),
  );
  return [...(title.match(/[\w+#]+/g) ?? []), ...pairs];
}

/** The first Han characters of a note. */
export function openingOf({ paragraphs }) {
  return (paragraphs[0]?.text.match(HAN) ?? []).slice(0, OPENING).join('');
}

/** Name → of how many, and which: `{ text, line }` each. */
export const FIGURES = {
  [`句子超过 ${LONGEST_SENTENCE} 个汉字`]: (note) => {
    const all = sentencesOf(note).filter(({ text }) => han(text) > 0);
    return { of: all.length, found: all.filter(({ text }) => han(text) > LONGEST_SENTENCE) };
  },
  段落里有两处以上括号: ({ paragraphs }) => ({
    of: paragraphs.length,
    found: paragraphs.filter(({ text }) => (text.match(ASIDE)?.length ?? 0) > 1),
  }),
  [`表格单元超过 ${LONGEST_CELL} 个字`]: ({ cells }) => ({
    of: cells.length,
    found: cells.filter(({ text }) => text.length > LONGEST_CELL),
  }),
  输出里只有数字的行: (note) => {
    const all = outputLines(note).filter(({ text }) => text.trim());
    return { of: all.length, found: all.filter(({ text }) => BARE_NUMBERS.test(text)) };
  },
  [`代码超过 ${MOST_CODE * 100}%`]: (note) => {
    const code = width(note.code);
    const share = code / (code + width(note.paragraphs) + width(note.cells) || 1);
    return { of: 1, found: share > MOST_CODE ? [{ text: `代码占 ${Math.round(share * 100)}%`, line: 1 }] : [] };
  },
  第二个标题之前没有提到标题里的概念: ({ title, paragraphs, headings }) => {
    const end = headings[1]?.line ?? Number.POSITIVE_INFINITY;
    const beginning = paragraphs.filter(({ line }) => line < end).map(({ text }) => text);
    const parts = partsOf(title.replace(FRAME, ''));
    const named = parts.filter((part) => beginning.join('').includes(part));
    const isNamed = named.length >= parts.length * NAMED;
    return { of: 1, found: isNamed ? [] : [{ text: title, line: 1 }] };
  },
};
