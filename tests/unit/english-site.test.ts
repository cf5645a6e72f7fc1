import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { contentsOf, type TinyProject, tinyProject } from '../support/tiny-project.ts';

const NOTE = `# Everything

:::tip
A tip without a title.
:::

| a | b |
| - | - |
| 1 | 2 |

- [x] done
- [ ] not done

A footnote.[^1] A formula:

$$
x^2
$$

\`\`\`console
ls
\`\`\`

\`\`\`mermaid alt="from a to b"
flowchart LR
  a --> b
\`\`\`

[^1]: Here.
`;
const HAN = /\p{Script=Han}+/gu;

/** The features whose own words are in English. */
const CONFIG = `import { backlinks } from 'study-notes-backlinks';
import { previews } from 'study-notes-previews';
import { reading } from 'study-notes-reading';
export default {
  lang: 'en',
  title: 'Notes',
  url: 'https://small.example',
  features: [backlinks(), previews(), reading()],
  editUrl: 'https://small.example/edit/{file}',
  reportUrl: 'https://small.example/report?at={path}',
  sidebars: [{ id: 'a', label: 'Notes', folder: '甲', intro: '甲/intro' }],
};
`;

let project: TinyProject;

beforeAll(async () => {
  const text = (title: string) => `# ${title}\n\nSee [everything](./everything.md).\n`;
  project = tinyProject({ 'intro.md': text('First'), 'everything.md': NOTE });
  project.write('site.config.ts', CONFIG);
  const { code, output } = await project.run(['build']);
  expect(output).not.toMatch(/error|错误/);
  expect(code).toBe(0);
});
afterAll(() => project.remove());

it('says nothing in Chinese to readers: not in its pages, its scripts, its sheets or what machines read', () => {
  const said = [...contentsOf(project.dist).keys()]
    .filter((file) => /\.(?:html|js|css|json|txt|xml|md)$/.test(file))
    // The folder of the notes is the author's.
    .map((file) => [file, readFileSync(join(project.dist, file), 'utf8').replaceAll('甲', '')] as const)
    .flatMap(([file, text]) => (text.match(HAN) ?? []).map((words) => `${file}: ${words.slice(0, 60)}`));
  expect(said).toEqual([]);
});

it('tells browsers and readers which language it is in', () => {
  const page = readFileSync(join(project.dist, '甲/everything.html'), 'utf8');
  expect(page).toMatch(/^<!doctype html><html lang="?en"?[ >]/);
  for (const words of ['Skip to main content', 'Edit this page', 'Report a problem', 'Footnotes', 'Terminal', 'Tip'])
    expect(page).toContain(words);
});
