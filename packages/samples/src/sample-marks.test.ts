import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { noteContext } from 'study-notes/pipeline/markdown/code/run-fixtures';
import { parseMarkdown } from 'study-notes/pipeline/markdown/parse';
import { afterAll, describe, expect, it } from 'vitest';
import { markDrawingFences, markPictures } from './pictures/mark-pictures.ts';
import { readSamples } from './read-samples.ts';
import { writeResults } from './results.ts';
import { markSamples, sampleStates } from './sample-marks.ts';

const folder = mkdtempSync(join(tmpdir(), 'marks-'));
afterAll(() => rmSync(folder, { recursive: true }));

const NOTE = [
  '```cpp title="a.h" project=p\nint a();\n```',
  '```cpp title="a.cpp" project=p run\nint main() {}\n```',
  '```cpp syntax\nint b;\n```',
  '```cpp unchecked="要有引擎"\nx\n```',
].join('\n\n');

function mark(markdown: string) {
  const context = noteContext(markdown, folder);
  const marks = markSamples(parseMarkdown(markdown), context);
  return {
    marks: [...marks.values()].map(({ label }) => label),
    states: sampleStates(context).map(({ state }) => state),
    context,
  };
}

describe('markSamples', () => {
  it('shows nothing without a result, but says why a fence is not checked', () => {
    expect(mark(NOTE)).toMatchObject({ marks: ['未检查：要有引擎'], states: ['open', 'open', 'unchecked'] });
  });

  it('shows the result on every fence of a project, for exactly this source', () => {
    const [found] = readSamples(parseMarkdown(NOTE), noteContext(NOTE, folder)).samples;
    if (!found) throw new Error('no sample');
    const { key, language, word } = found.sample;
    const known = { key, language, word, tool: 'g++ 12.2.0', detail: 'C++20', toolHash: '', outputHash: '' };
    writeResults(folder, 'input.md', [known]);
    const proof = '已运行 · g++ 12 · C++20';
    expect(mark(NOTE)).toMatchObject({
      marks: [proof, proof, '未检查：要有引擎'],
      states: ['checked', 'open', 'unchecked'],
    });
    expect(mark(NOTE.replace('int main() {}', 'int main() { }')).marks).toEqual(['未检查：要有引擎']);
  });

  it('counts a sample whose line is damaged as not checked, and says so', () => {
    const file = join(folder, '.checks/input.tsv');
    writeFileSync(file, readFileSync(file, 'utf8').replace('C++20', 'C++21'));
    const { states, context } = mark(NOTE);
    expect(states).toEqual(['open', 'open', 'unchecked']);
    expect(context.problems).toMatchObject([{ rule: 'sample-record', severity: 'warning', line: 1 }]);
  });

  it('makes the page again when the results change', () => {
    const { dependencies } = mark(NOTE).context;
    expect(dependencies.map(({ absolute }) => absolute)).toContain(join(folder, '.checks/input.tsv'));
  });
});

describe('markPictures', () => {
  const draws = '```cpp run render=图/阴影.png\nint main() {}\n```';
  const images = (markdown: string) => {
    const context = noteContext(markdown, folder);
    return { marks: [...markPictures(parseMarkdown(markdown), context).values()], problems: context.problems };
  };

  it('leads from a picture to the program that draws it', () => {
    const { marks, problems } = images(`![条纹](<./图/阴影.png>)\n\n![别的](./别的.png)\n\n${draws}`);
    expect(marks).toEqual([{ text: '由这段代码生成', id: 'render-阴影' }]);
    expect([...markDrawingFences(parseMarkdown(draws)).values()]).toEqual([{ id: 'render-阴影' }]);
    expect(problems).toEqual([]);
  });

  it('reports a picture that the note does not show', () => {
    expect(images(draws).problems).toMatchObject([{ rule: 'sample-unshown', severity: 'error', line: 1 }]);
  });
});
