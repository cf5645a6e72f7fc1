import { compileNote } from 'study-notes/pipeline/markdown/compile';
import { loadSite } from 'study-notes/pipeline/site';
import { problemLines, siteOptions, type Tree } from 'study-notes/pipeline/testing';
import type { CompileBatch } from 'study-notes/pipeline/types';
import { expect, it } from 'vitest';
import { reviewNotes } from '../notes/review-notes.ts';
import { reviewSite } from './review-site.ts';

/** Problems of actually compiled notes. */
async function problemsOf(tree: Tree) {
  const { options } = siteOptions(tree, { sidebars: [{ id: 'a', label: '甲', folder: 'A', intro: 'A/甲' }] });
  const compile = ({ notes, ...rest }: CompileBatch) =>
    Promise.all(notes.map((note) => compileNote({ note, ...rest, features: [reviewNotes] })));
  return problemLines((await loadSite({ ...options, compile, features: [reviewSite] })).problems);
}

const card = (label: string) => `:::card${label}\n答\n:::\n`;

it('reports two cards of one note that ask the same', async () => {
  expect(await problemsOf({ 'content/A/甲.md': `# 甲\n\n${card('[问]')}\n${card('[问]')}` })).toEqual([
    expect.stringMatching(
      /^error content\/A\/甲\.md:7:1 duplicate-card 卡片“问”与 content\/A\/甲\.md:3 的编号相同.*\{#编号\}。$/,
    ),
  ]);
});

it('reports an id that another note has given', async () => {
  const tree = { 'content/A/甲.md': `# 甲\n\n${card('[一]{#x}')}`, 'content/A/乙.md': `# 乙\n\n${card('[二]{#x}')}` };
  const [problem, ...others] = await problemsOf(tree);
  expect(others).toEqual([]);
  expect(problem).toMatch(/duplicate-card 卡片编号“x”在 content\/A\/.\.md:3 已经用了。 换一个编号，例如 \{#x-2\}。$/);
});

it('lets two notes ask the same', async () => {
  const tree = { 'content/A/甲.md': `# 甲\n\n${card('[问]')}`, 'content/A/乙.md': `# 乙\n\n${card('[问]')}` };
  expect(await problemsOf(tree)).toEqual([]);
});
