import { describe, expect, it } from 'vitest';
import { NOTE_FEATURES as features } from '../../../../../tests/support/features.ts';
import type { CompiledNote, RouteTable } from '../types.ts';
import { noteContext } from './code/run-fixtures.ts';
import { compileNote } from './compile.ts';

function compile(body: string, byFile: RouteTable['byFile'] = {}): Promise<CompiledNote> {
  const { note, options } = noteContext(body, '/none');
  return compileNote({ note, options, routes: { baseUrl: '/', byFile }, features });
}

const places = ({ problems }: CompiledNote) => problems.map(({ rule, line, column }) => `${rule} ${line}:${column}`);

/** Names that every object has. */
const INHERITED = ['constructor', '__proto__', 'toString', 'hasOwnProperty', 'valueOf'];

describe('a name that every object has', () => {
  it.each(INHERITED)('is no directive, %s', async (name) => {
    const word = name.replaceAll('_', '');
    const compiled = await compile(`:::${name}\n甲\n:::\n\n::${word}[乙]\n`);
    expect(compiled.html).toContain('甲');
    expect(compiled.problems.every(({ rule }) => rule === 'unknown-directive')).toBe(true);
    expect(compiled.html).not.toContain('native code');
  });

  it.each(INHERITED)('is no lab, %s', async (name) => {
    const compiled = await compile(`前\n\n::lab[看]{name=${name}}\n\n后\n`);
    expect(places(compiled)).toEqual(['unknown-lab 3:1']);
    expect(compiled.html).toContain('后');
  });

  it.each(INHERITED)('is no language, %s', async (name) => {
    const compiled = await compile(
      `\`\`\`${name}\na\n\`\`\`\n\n\`\`\`cpp unchecked="b" ${name}=1 ${name}\nc\n\`\`\`\n`,
    );
    expect(compiled.problems.map(({ rule }) => rule)).toContain('unknown-grammar');
    expect(compiled.problems.filter(({ rule }) => rule === 'unknown-fence-word')).toHaveLength(1);
    expect(compiled.html).not.toContain('native code');
  });

  it.each(INHERITED)('is an id, a label and a footnote like any other, %s', async (name) => {
    const compiled = await compile(
      `## ${name}\n\n## 别的 {#${name}x}\n\n[甲][${name}] 乙[^${name}]\n\n[${name}]: https://a.cn\n\n[^${name}]: 注\n`,
    );
    expect(compiled.problems).toEqual([]);
    expect(compiled.html).toContain('href=https://a.cn');
    expect(compiled.html).toContain('data-footnote-backref');
  });

  it.each(INHERITED)('is a group of tabs and a set of attributes like any other, %s', async (name) => {
    const compiled = await compile(
      `:::tabs{groupId=${name} ${name}=1}\n\n::tab[${name}]{value=${name}}\n\n甲\n\n:::\n\n:::note{${name}=1}\n乙\n:::\n`,
    );
    expect(compiled.problems).toEqual([]);
    expect(compiled.html).toContain(`data-value=${name}`);
  });

  it('is no entity of a diagram', async () => {
    const { html } = await compile('```mermaid alt="图"\ngraph TD\nA["#constructor;"] --> B\n```\n');
    expect(html).not.toContain('native code');
  });
});

describe('HTML that nests too deeply', () => {
  it('keeps the rest of the note and says where', async () => {
    const compiled = await compile(`## 前\n\n${'<div>'.repeat(1600)}\n\n后\n`);
    expect(compiled.problems.find(({ severity }) => severity === 'error')).toMatchObject({
      rule: 'too-deep',
      line: 3,
      column: 501,
    });
    expect(compiled.html).toContain('后');
    expect(compiled.toc).toHaveLength(1);
  });

  it.each([
    ['ends that cross', '<b><div></b>'],
    ['spans that cross', '<span><div></span>'],
    ['tables that end early', '<div><table><tr><td></div>'],
    ['ruby texts', '<rt>'],
  ])('is bounded for %s', async (_name, tags) => {
    const compiled = await compile(`前\n\n${tags.repeat(300)}\n`);
    expect(compiled.problems.map(({ rule }) => rule)).toContain('too-deep');
    expect(compiled.problems.map(({ rule }) => rule)).not.toContain('compile-failed');
  });

  it('does not open ten formats again in every paragraph', async () => {
    const tags = Array.from({ length: 60 }, (_, i) => `<b id="a${i}">`).join('');
    const { html } = await compile(`${tags}\n\n${'甲\n\n'.repeat(500)}`);
    expect(html.length).toBeLessThan(300_000);
  });

  it('is not seen where ends may be left out', async () => {
    const ruby = '<ruby>漢<rt>kan</ruby>'.repeat(300);
    const list = `<ul>${'<li>甲'.repeat(300)}</ul>`;
    const compiled = await compile(`${ruby}\n\n${list}\n\n${'<p>乙'.repeat(300)}\n`);
    expect(compiled.problems).toEqual([]);
  });
});

describe('emphasis, quotes and links that nest too deeply', () => {
  it.each([
    ['emphasis', `${'*甲 '.repeat(600)}${'乙*'.repeat(600)}`],
    ['quotes and items', '> - '.repeat(200)],
    ['footnotes', '[^a]: '.repeat(200)],
  ])('are refused with their place: %s', async (_name, line) => {
    const compiled = await compile(`前\n\n${line}\n`);
    expect(compiled.problems[0]).toMatchObject({ rule: 'too-deep', line: 3 });
  });

  it('tell footnotes in items apart from depth', async () => {
    const compiled = await compile(`${'  [^a]: 甲\n\n'.repeat(101)}`);
    expect(compiled.problems[0]).toMatchObject({
      rule: 'too-deep',
      line: 201,
      message: expect.stringContaining('超过 100 个'),
    });
  });

  it('are seen before the parser, which takes the square of their depth', async () => {
    const stairs = Array.from({ length: 400 }, (_, step) => `${' '.repeat(step * 2)}- a`).join('\n');
    expect(places(await compile(stairs))).toEqual(['too-deep 31:1']);
  });
});

describe('a problem in a title without brackets', () => {
  it.each([
    [':::note 甲 <b>', 11],
    [':::note  [甲] <b>', 14],
    ['> :::card 问 [乙][^x] <b> {#y}', 21],
  ])('stands where it was written: %s', async (line, column) => {
    const compiled = await compile(`${line}\n\n字\n\n:::\n`);
    expect(compiled.problems.find(({ rule }) => /tag|html/.test(rule))).toMatchObject({ line: 1, column });
  });
});

describe('a step that fails', () => {
  const byFile = () => ({
    get 'bad.md'(): string {
      throw new Error('坏了');
    },
  });

  it('is reported at its block, and the other blocks stay', async () => {
    const compiled = await compile('## 一\n\n好\n\n- 甲\n- [乙](./bad.md)\n\n也好\n\n[丙](./bad.md)\n', byFile());
    expect(places(compiled)).toEqual(['compile-failed 5:1', 'compile-failed 10:1']);
    expect(compiled.problems[0]?.message).toContain('链接');
    expect(compiled.problems[0]?.message).toContain('坏了');
    expect(compiled.html).toContain('也好');
    expect(compiled.html).not.toContain('乙');
  });
});

describe('what one note may hold', () => {
  it.each([
    ['lines', '甲\n\n'.repeat(7000), 'too-much 12001:1'],
    ['lines without an empty one', `甲\n\n${'乙\n'.repeat(4600)}`, 'too-much 4503:1'],
    ['characters', `${'字'.repeat(1000)}\n\n`.repeat(600), 'too-much 999:1'],
    ['quotes in items', `${'- > a\n'.repeat(600)}\n`.repeat(2), 'too-much 1002:1'],
    ['headings with a line below', '甲\n===\n\n'.repeat(1100), 'too-much 3002:1'],
    ['signs in one paragraph', `甲\n\n${'[a]'.repeat(5000)}`, 'too-much 3:1'],
    ['cells of a table', `${'|a'.repeat(500)}\n${'|-'.repeat(500)}\n${'|\n'.repeat(500)}`, 'too-much 1:1'],
    ['cells of a matrix', `甲 $\\begin{matrix}${'&'.repeat(2000)}\\end{matrix}$`, 'too-much 1:3'],
    ['labs', '::lab[看]{name=event-loop}\n\n'.repeat(51), 'too-much 101:1'],
  ])('is bounded: %s', async (_name, body, expected) => {
    expect(places(await compile(body))).toContain(expected);
  });

  it('says that there are more problems than it lists', async () => {
    const { problems } = await compile('::x\n'.repeat(2500));
    expect(problems).toHaveLength(1001);
    expect(problems.at(-1)).toMatchObject({ rule: 'too-many-problems', severity: 'error', line: 1001 });
  });
});
