import { noteContext } from 'study-notes/pipeline/markdown/code/run-fixtures';
import { parseMarkdown } from 'study-notes/pipeline/markdown/parse';
import { describe, expect, it } from 'vitest';
import { readSamples } from './read-samples.ts';
import { textOf } from './sample.ts';

function read(markdown: string) {
  const found = readSamples(parseMarkdown(markdown), noteContext(markdown, '/content'));
  return { samples: found.samples.map(({ sample }) => sample), problems: found.problems };
}

const fence = (meta: string, code = 'int main() {}') => `\`\`\`${meta}\n${code}\n\`\`\`\n`;

describe('readSamples', () => {
  it('knows the line of every line of the program, hidden ones and quoted ones too', () => {
    const code =
      '// hide-start\n#include <a>\n// hide-end\n// error-next-line\nint a;  // [!code --]\nint b; // [!code ++]';
    const { samples } = read(`# 题\n\n> - 项\n>\n${fence('cpp run', code).replace(/^/gm, '>   ')}`);
    expect(samples[0]?.files[0]?.lines).toEqual([
      { text: '#include <a>', file: 'content/input.md', line: 7 },
      { text: 'int b;', file: 'content/input.md', line: 11 },
    ]);
  });

  it('names a flag that changes more than how the code is compiled, at its fence', () => {
    const { problems } = read(`# 题\n\n- 项\n\n  ${fence('cpp run flags="-O2 -o x"').replaceAll('\n', '\n  ')}`);
    expect(problems).toMatchObject([{ rule: 'sample-flags', place: { line: 5, column: 3 } }]);
    expect(problems[0]?.message).toBe('flags 里的“-o”会换掉产物的名字，不能用。');
  });

  it('takes the next output fence, past pictures and text, and no later one', () => {
    const output = fence('output', '1\n2');
    expect(read(`${fence('cpp run')}\n字\n\n${fence('mermaid')}\n${output}`).samples[0]?.output).toMatchObject({
      text: '1\n2',
      line: 12,
    });
    expect(read(`${fence('cpp run')}\n${fence('text')}\n${output}`).samples[0]?.output).toBeUndefined();
  });

  it('puts a project together under its titles, from the fence that starts it', () => {
    const markdown = [
      fence('cpp title="a.h" project=p', 'int a();'),
      fence('cpp title="main.cpp" project=p run flags="-O2"'),
      fence('output', '好'),
      fence('cmake title="CMakeLists.txt" project=p', 'project(p)'),
    ].join('\n');
    const [sample, ...others] = read(markdown).samples;
    expect(others).toEqual([]);
    expect(sample).toMatchObject({ word: 'run', language: 'cpp', settings: { flags: '-O2' }, output: { text: '好' } });
    expect(sample?.files.map(({ name }) => name)).toEqual(['main.cpp', 'a.h', 'CMakeLists.txt']);
  });

  it.each([
    ['nothing starts it', 'cpp title="a.cpp" project=p', 'cpp title="b.cpp" project=p', '里没有一段写'],
    ['two start it', 'cpp title="a.cpp" project=p run', 'cpp title="b.cpp" project=p compile', '有不止一段写了'],
    ['two files have one name', 'cpp project=p run', 'cpp project=p', '里有两个文件叫 main.cpp'],
  ])('refuses a project when %s', (_, first, second, message) => {
    const { samples, problems } = read(`${fence(first)}\n${fence(second)}`);
    expect(samples).toEqual([]);
    expect(problems.map((problem) => problem.message)).toEqual([expect.stringContaining(message)]);
  });

  it.each([
    ['../../etc/passwd', 'main.cpp'],
    ['/etc/x.cpp', 'main.cpp'],
    ['第一个.cpp', 'main.cpp'],
    ['a/b.hpp', 'a/b.hpp'],
    ['节选', 'main.cpp'],
  ])('makes the title %s the file %s', (title, name) => {
    expect(read(fence(`cpp title="${title}" run`)).samples[0]?.files[0]?.name).toBe(name);
  });

  it('gives a key that follows the source and its words, not its place', () => {
    const key = (markdown: string) => read(markdown).samples[0]?.key;
    const plain = key(fence('cpp run'));
    expect(key(`一段话\n\n${fence('cpp run')}`)).toBe(plain);
    const changed = [fence('cpp compile'), fence('cpp run std=c++17'), fence('cpp run', 'int main() { }')];
    changed.push(`${fence('cpp run')}\n${fence('output', '1')}`);
    expect(new Set([plain, ...changed.map(key)]).size).toBe(5);
  });

  it('ends a program with one newline', () => {
    const [file] = read(fence('cpp run', 'int a;\n\n')).samples[0]?.files ?? [];
    expect(file && textOf(file)).toBe('int a;\n');
  });
});
