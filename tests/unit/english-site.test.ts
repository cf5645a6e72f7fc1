import { existsSync, readFileSync } from 'node:fs';
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

::lab[Compare two ways to sort.]{name=sort-visualiser}

[^1]: Here.
`;
const CARDS = `# Cards

A stack holds things.

:::card[What is a stack?]
Last in, first out.
:::

\`\`\`cpp run card
int main() {}
\`\`\`

\`\`\`output
\`\`\`

\`\`\`cpp unchecked="needs a device"
int x;
\`\`\`
`;
const GLOSSARY = `stack:
  line: Last in, first out.
  aliases: [pile]
  note: 甲/cards.md
`;
const ICON = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10"><path d="M0 0h10v10z"/></svg>';
const HAN = /\p{Script=Han}+/gu;
/** The author's folder, the sign of a card, and the first of the wide characters: the same in every language. */
const SAME = /甲|content:"问"|⺀/gu;
/** They hold what search knows of Chinese text. */
const OF_SEARCH = /^assets\/(?:ask|worker)-/;

/** All features. */
const CONFIG = `import { backlinks } from 'study-notes-backlinks';
import { books } from 'study-notes-books';
import { comments } from 'study-notes-comments';
import { glossary } from 'study-notes-glossary';
import { images } from 'study-notes-images';
import { labs } from 'study-notes-labs';
import { offline } from 'study-notes-offline';
import { previews } from 'study-notes-previews';
import { reading } from 'study-notes-reading';
import { keys } from 'study-notes-reading/keys';
import { progress } from 'study-notes-reading/progress';
import { report } from 'study-notes-reading/report';
import { resume } from 'study-notes-reading/resume';
import { share } from 'study-notes-reading/share';
import { review } from 'study-notes-review';
import { samples } from 'study-notes-samples';
import { search } from 'study-notes-search';
export default {
  lang: 'en',
  title: 'Notes',
  url: 'https://small.example',
  features: [
    search(), review(), samples(), labs(), images(), offline(), backlinks(), books(), glossary(), previews(), reading(), keys(), progress(), resume(), share(), report({ url: 'https://small.example/new?body={quote}' }), comments({ waline: { server: 'https://comments.example' } }),
  ],
  favicon: { svg: '/icon.svg' },
  editUrl: 'https://small.example/edit/{file}',
  reportUrl: 'https://small.example/report?at={path}',
  sidebars: [{ id: 'a', label: 'Notes', folder: '甲', intro: '甲/intro' }],
};
`;

let project: TinyProject;

beforeAll(async () => {
  const text = (title: string) => `# ${title}\n\nSee [everything](./everything.md).\n`;
  project = tinyProject({ 'intro.md': text('First'), 'everything.md': NOTE, 'cards.md': CARDS });
  project.write('content/glossary.yml', GLOSSARY);
  project.write('static/icon.svg', ICON);
  project.write('site.config.ts', CONFIG);
  const { code, output } = await project.run(['build']);
  expect(output).not.toMatch(/error|错误/);
  expect(code).toBe(0);
});
afterAll(() => project.remove());

it('says nothing in Chinese to readers: not in its pages, its scripts, its sheets or what machines read', () => {
  const said = [...contentsOf(project.dist).keys()]
    .filter((file) => /\.(?:html|js|css|json|txt|xml|md|webmanifest)$/.test(file) && !OF_SEARCH.test(file))
    .map((file) => [file, readFileSync(join(project.dist, file), 'utf8').replace(SAME, '')] as const)
    .flatMap(([file, text]) => (text.match(HAN) ?? []).map((words) => `${file}: ${words.slice(0, 60)}`));
  expect(said).toEqual([]);
});

it('has its own pages at English addresses', () => {
  for (const name of ['review', 'offline', 'glossary', 'quality'])
    expect(existsSync(join(project.dist, `${name}.html`)), name).toBe(true);
});

it('sets its text in a font of its own letters, not in a Chinese one', () => {
  const page = readFileSync(join(project.dist, '甲/everything.html'), 'utf8');
  expect([...page.matchAll(/--sans:([^;}]*)/g)].at(-1)?.[1]).toMatch(/^\s*system-ui/);
});

it('tells browsers and readers which language it is in', () => {
  const page = readFileSync(join(project.dist, '甲/everything.html'), 'utf8');
  expect(page).toMatch(/^<!doctype html><html lang="?en"?[ >]/);
  for (const words of ['Skip to main content', 'Edit this page', 'Report a problem', 'Footnotes', 'Terminal', 'Tip'])
    expect(page).toContain(words);
});
