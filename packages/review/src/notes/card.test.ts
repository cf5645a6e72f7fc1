import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { compileNote } from 'study-notes/pipeline/markdown/compile';
import type { CompiledNote } from 'study-notes/pipeline/types';
import { samplesNotes } from 'study-notes-samples/samples-notes';
import { describe, expect, it } from 'vitest';
import { cardsOf as noteCards } from './note-cards.ts';
import { reviewNotes } from './review-notes.ts';

const ROOT = fileURLToPath(new URL('../../../../', import.meta.url));

function compile(body: string, path = '/语法/卡片', bodyLine = 1): Promise<CompiledNote> {
  const absolute = join(ROOT, 'tests/site/content/语法/卡片.md');
  const note = { file: '语法/卡片.md', absolute, frontMatter: {}, body, bodyLine, id: path.slice(1), path, hash: '' };
  const options = { contentDir: ROOT, contentLabel: 'content', staticDir: '/none', places: [ROOT], extraLanguages: [] };
  return compileNote({
    note,
    features: [reviewNotes, samplesNotes],
    routes: { baseUrl: '/笔记/', byFile: {} },
    options: { ...options, toc: { min: 2, max: 3 }, siteUrl: 'https://example.com' },
  });
}

const cardsOf = async (body: string, path?: string) => noteCards(await compile(body, path));
const card = (question: string, answer = '答案') => `:::card${question}\n${answer}\n:::\n`;

describe('the id of a card', () => {
  it('stays when the answer, the place and the marks of the question change', async () => {
    const [before] = await cardsOf(card('[能**复制**吗？]'));
    const [after] = await cardsOf(`前面多了一段\n\n${card('[能复制吗？]', '另一个答案')}`);
    expect(after?.id).toBe(before?.id);
    expect(before?.id).toMatch(/^[\da-f]{12}$/);
  });

  it('differs between questions and between notes', async () => {
    const ids = [
      ...(await cardsOf(card('[甲]'))),
      ...(await cardsOf(card('[乙]'))),
      ...(await cardsOf(card('[甲]'), '/语法/别处')),
    ].map(({ id }) => id);
    expect(new Set(ids).size).toBe(3);
  });

  it('is what {#id} says, whatever the question and the note', async () => {
    const [one] = await cardsOf(card('[甲]{#移动-1}'));
    const [other] = await cardsOf(card(' 乙 {#移动-1}'), '/语法/别处');
    expect([one?.id, other?.id]).toEqual(['移动-1', '移动-1']);
    expect(other?.text).toBe('乙');
  });

  it('is never taken by a heading', async () => {
    const { html } = await compile(`## card x\n\n${card('[甲]{#x}')}`);
    expect(html).toContain('<h2 id=card-x-1>');
    expect(html).toContain('<details class=card id=card-x>');
  });
});

describe('the faces of a card', () => {
  it('are the article’s own HTML, with links into the note written whole', async () => {
    const body = `## 一节\n\n${card('[问 `a`]', '见[上面](#一节)，$x$。')}`;
    const note = await compile(body);
    const cards = noteCards(note);
    const { html } = note;
    expect(cards[0]?.question).toBe('问 <code>a</code>');
    expect(cards[0]?.answer).toContain(`<a href=/笔记/语法/卡片#${encodeURIComponent('一节')}>上面</a>`);
    expect(cards[0]?.answer).toContain('class="katex"');
    expect(html).toContain(`<a href=#${encodeURIComponent('一节')}>上面</a>`);
  });

  it('pass the same allow-list as the article', async () => {
    const note = await compile(card('[问]', '<script>alert(1)</script><b onclick="x()">粗</b>'));
    const cards = noteCards(note);
    const { problems } = note;
    expect(cards[0]?.answer).not.toMatch(/<script|onclick/);
    expect(problems.map(({ severity }) => severity)).toContain('error');
  });

  it('are there for a card in a card, in a list and beside raw HTML', async () => {
    const cards = await cardsOf(
      '::::card[外]\n前\n\n:::card[内]\n里\n:::\n::::\n\n- 项\n\n  :::card[列表里]\n  答\n  :::\n\n<kbd>x</kbd>\n',
    );
    expect(cards.map(({ text, answer }) => [text, answer !== ''])).toEqual([
      ['外', true],
      ['内', true],
      ['列表里', true],
    ]);
  });
});

it('changes its hash with its faces, and with nothing else of the note', async () => {
  const hashOf = async (body: string) => (await cardsOf(body))[0]?.hash;
  const hash = await hashOf(card('[甲]'));
  expect(await hashOf(`多一段\n\n${card('[甲]')}`)).toBe(hash);
  expect(await hashOf(card('[甲]', '**答案**'))).not.toBe(hash);
  expect(await hashOf(card('[**甲**]'))).not.toBe(hash);
});

it('tells the line of the file', async () => {
  const cards = noteCards(await compile(`\n\n${card('[甲]')}`, '/语法/卡片', 5));
  expect([cards[0]?.line, cards[0]?.column]).toEqual([7, 1]);
});

it('compiles the example of docs/authoring.md without a problem', async () => {
  const manual = readFileSync(join(ROOT, 'docs/authoring.md'), 'utf8');
  const [, section = ''] = manual.split('### 复习卡片');
  const examples = [...(section.split('\n### ')[0]?.matchAll(/^````markdown\n([\s\S]*?)^````$/gm) ?? [])].map(
    ([, text = '']) => text,
  );
  expect(examples.length).toBeGreaterThan(0);
  for (const example of examples) {
    const note = await compile(example);
    expect(note.problems).toEqual([]);
    expect(noteCards(note).length).toBe(example.match(/^(?::::card|```\w+ .*card)/gm)?.length);
  }
});

describe('a program as a card', () => {
  const program = (meta: string, code = 'print(1)') => `\`\`\`lua ${meta}\n${code}\n\`\`\`\n\n为什么？\n\n`;
  const output = '```output\n1\n```\n';

  it('asks for the output below it, with the program in the question', async () => {
    const note = await compile(`${card('[甲]')}\n${program('run card')}${output}`);
    const [first, second] = noteCards(note);
    expect(note.problems).toEqual([]);
    expect(first?.text).toBe('甲');
    expect(second?.text).toBe('这段程序输出什么？');
    expect(second?.question).toMatch(/^<p>这段程序输出什么？<figure class=code.*print/s);
    expect(second?.answer).toMatch(/^<figure class=code[^>]*>.*<code>1\n<\/code>/s);
    expect(note.html).toContain(`id=card-${second?.id}`);
    expect(`${second?.question}${second?.answer}`).not.toContain('id=');
  });

  it('asks what card="…" says, and is another card when the program is another', async () => {
    const cards = await cardsOf(
      `${program('run card="析构几次？"')}${output}${program('run card="析构几次？"', 'print(2)')}${output}`,
    );
    expect(cards.map(({ text }) => text)).toEqual(['析构几次？', '析构几次？']);
    expect(new Set(cards.map(({ id }) => id)).size).toBe(2);
  });

  it.each([
    ['it is not run', `${program('syntax card')}${output}`],
    ['no output follows', program('run card')],
    ['another block comes first', `${program('run card')}\`\`\`text\nx\n\`\`\`\n\n${output}`],
  ])('is an error when %s', async (_, body) => {
    const { problems } = await compile(body);
    expect(problems.map(({ rule, line, column }) => [rule, line, column])).toEqual([['card', 1, 1]]);
  });
});
