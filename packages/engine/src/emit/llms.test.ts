import { describe, expect, it } from 'vitest';
import type { Doc } from '../pipeline/types.ts';
import { listedDocs } from './listed-docs.ts';
import { llmsFiles } from './llms.ts';
import { config, makeDoc, makeSite } from './test-site.ts';

const ROOT = 'https://notes.example/%E7%AC%94%E8%AE%B0';
const listsOf = (docs: Doc[]) => llmsFiles({ config, docs: listedDocs(makeSite(docs)) });

/** Notes of a folder whose lines fill a list and a half. */
const many = (folder: string) =>
  Array.from({ length: 60 }, (_, at) => {
    const doc = makeDoc(`${folder}/${at}`, `题${at}`);
    return { ...doc, summary: { ...doc.summary, description: '长'.repeat(900) } };
  });

describe('llms.txt', () => {
  it('leads to the Markdown of each note and says how large it is, but of none that is unlisted', () => {
    const [[file, text] = []] = listsOf([makeDoc('甲', '题 [1]'), makeDoc('暗', '暗', { unlisted: true })]);
    expect(file).toBe('llms.txt');
    expect(text).toBe(
      `# 笔记 & 练习\n\n> 天天向上\n\n## CS知识\n\n- [题 \\[1\\]](${ROOT}/%E7%94%B2.md): 1.2 KB，关于题 [1]\n`,
    );
  });

  it('leads to a list for each folder where all notes are too many for one, to one alone where they are few', () => {
    const files = new Map(listsOf([makeDoc('篇', '篇'), makeDoc('少/篇', '少'), ...many('多/一'), ...many('多/二')]));
    expect([...files.keys()]).toEqual(['llms.txt', '少/llms.txt', '多/一/llms.txt', '多/二/llms.txt']);
    const text = files.get('llms.txt');
    expect(text).toContain(`## 目录\n\n- [少](${ROOT}/%E5%B0%91/llms.txt): 1篇，1.2 KB\n- [多 / 一](`);
    expect(text).toContain(`[篇](${ROOT}/%E7%AF%87.md)`);
    expect(text?.length).toBeLessThan(1000);
    expect(files.get('多/二/llms.txt')).toMatch(/^# 笔记 & 练习：多 \/ 二\n/);
  });
});
