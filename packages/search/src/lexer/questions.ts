/**
 * What a text asks for. Readers ask 怎么, authors write 如何 or 步骤 above the answer: both are the same term, which stands
 * for the words that ask. The build and the browser use this one file.
 */

/** A question's kind as a term of the index; no text holds such a term. */
export type QuestionTerm = '?how' | '?why' | '?what' | '?difference';

export interface QuestionWord {
  start: number;
  end: number;
  /** Absent for words that only belong to a question: 有没有, 应该. */
  term?: QuestionTerm;
}

/** Words that ask, wherever they stand; the last group only belongs to questions. */
const ASKING: [QuestionTerm | undefined, string][] = [
  [
    '?difference',
    '的?(?:(?:有|是)?(?:什么|哪些|何|啥))?(?:区别|不同|差异|差别|异同)(?:是什么|在哪里?)?(?=[吗呢\\s？?]*$)',
  ],
  ['?why', '为什么|为何|为啥'],
  ['?how', '(?:应该|应当|该|要)?(?:怎么样|怎么办|怎么|怎样|如何|咋)(?:才能|去|来)?'],
  ['?what', '是什么|什么是|有哪些|有哪几种|是啥|啥是|什么'],
  [
    undefined,
    '有没有|是不是|能不能|会不会|可不可以|是否|能否|可以|应该|需要|正在|哪些|哪个|哪里|多少|之间|一个|某个|吗(?=[\\s？?]*$)',
  ],
];
/** What authors write above an answer, besides the words that ask. */
const ANSWERING: [QuestionTerm, string][] = [
  ['?difference', '区别|不同|差异|差别|异同|对比|比较|\\bvs\\b'],
  ['?why', '原因|动机'],
  ['?how', '方法|步骤|做法|教程|指南|用法'],
  ['?what', '定义|概念|概述|概览|简介|介绍|\\boverview\\b|\\bintroduction\\b'],
];

const inQueries = matcher(ASKING);
const inHeadings = matcher([...ASKING.filter(([term]) => term), ...ANSWERING]);

/** The words of a query that ask; `text` is folded. */
export function questionWords(text: string): QuestionWord[] {
  return inQueries(text);
}

/** The words of a heading that ask, or say which question is answered; `text` is folded. */
export function answeringWords(text: string): QuestionWord[] {
  return inHeadings(text);
}

/** The text with spaces in place of words: what it is about. Places stay. */
export function withoutWords(text: string, words: Pick<QuestionWord, 'start' | 'end'>[]): string {
  return words.reduce((rest, { start, end }) => rest.slice(0, start) + ' '.repeat(end - start) + rest.slice(end), text);
}

function matcher(groups: [QuestionTerm | undefined, string][]): (text: string) => QuestionWord[] {
  const pattern = new RegExp(groups.map(([, words]) => `(${words})`).join('|'), 'gu');
  return (text) =>
    [...text.matchAll(pattern)].map(({ 0: word, index, ...found }) => {
      const at = groups.findIndex((_, number) => (found as unknown as RegExpMatchArray)[number + 1] !== undefined);
      const term = groups[at]?.[0];
      return { start: index, end: index + word.length, ...(term && { term }) };
    });
}
