/** Twelve mistakes that people make, in one folder: each is named at its place, with what to do, in either language. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TinyProject, tinyProject } from '../support/tiny-project.ts';

interface Said {
  file: string;
  line: number;
  column: number;
  rule: string;
  message: string;
  fix?: string;
}

/** What the mistake is, where, and a piece of each message and mend. */
type Mistake = [what: string, at: string, rule: string, zh: [string, string], en: [string, string]];

const NOTES: Record<string, string> = {
  'intro.md': '# First\n',
  'type.md': '---\nsidebar_position: first\n---\n# A wrong type\n',
  'component.mdx': '# A component\n\n<Card>What it holds</Card>\n',
  'parse.mdx': '# MDX\n\n{ unclosed\n',
  'package.mdx': '# A package\n\nimport Chart from "some-charts";\n\n<Chart kind="pie" />\n',
  'partial.mdx': '# A partial\n\nimport Part from "./_missing.mdx";\n\n<Part />\n',
  'cycle.mdx': '# A cycle\n\nimport A from "./_a.mdx";\n\n<A />\n',
  '_a.mdx': 'import B from "./_b.mdx";\n\n<B />\n',
  '_b.mdx': 'import A from "./_a.mdx";\n\n<A />\n',
  'slug-one.md': '---\nslug: /same\n---\n# One\n',
  'slug-two.md': '---\nslug: /same\n---\n# Two\n',
  'windows.md': '# Windows\r\n\r\nSee [the first](.\\intro.md).\r\n',
  'unclosed.md': '# Unclosed\n\n:::tip\n\nNever closed.\n',
  'tabs.md': '# Tabs\n\n:::tabs\n\n::tab\n\nOne.\n\n:::\n',
  'image.md': '# Image\n\n![A picture](https://dead-host.invalid/a.png)\n',
};

const MISTAKES: Mistake[] = [
  [
    'a wrong type in front matter',
    'type.md:2:1',
    'front-matter-type',
    ['应为数字', '删掉这个字段'],
    ['should be a number', 'remove the field'],
  ],
  [
    'an unknown component',
    'component.mdx:3:1',
    'unknown-component',
    ['组件 <Card> 不认识', '用 Markdown'],
    ['component <Card> is unknown', 'in Markdown'],
  ],
  [
    'MDX that does not parse',
    'parse.mdx:4:1',
    'mdx-syntax',
    ['按 MDX 读不通', '改正这一处'],
    ['cannot be read as MDX', 'Mend this'],
  ],
  [
    'an import of a package',
    'package.mdx:5:1',
    'unknown-component',
    ['组件 <Chart> 不认识', '用 Markdown'],
    ['component <Chart> is unknown', 'in Markdown'],
  ],
  [
    'a missing partial',
    'partial.mdx:5:1',
    'include-missing',
    ['“./_missing.mdx”不存在', 'import 里的路径'],
    ['“./_missing.mdx” to be included does not exist', 'path of the import'],
  ],
  [
    'a cyclic include',
    'cycle.mdx:5:1',
    'include-missing',
    ['引入了它自己', '去掉这一处引入'],
    ['includes itself', 'Remove this inclusion'],
  ],
  [
    'a sidebar that names a missing note',
    'site.config.ts',
    'unknown-doc-id',
    ['没有 id 为“no-such”的笔记', '路径'],
    ['No note has the id “no-such”', 'path of a note'],
  ],
  [
    'two notes with one slug',
    'slug-two.md:2:1',
    'duplicate-route',
    ['slug-one.md 的地址重复', '另一个 slug'],
    ['same as that of content/甲/slug-one.md', 'another slug'],
  ],
  [
    'line ends and paths of Windows',
    'windows.md:3:5',
    'dead-file-link',
    ['“.\\intro.md”', '“./intro.md”'],
    ['“.\\intro.md”', '“./intro.md”'],
  ],
  [
    'an unclosed directive',
    'unclosed.md:3:1',
    'unclosed-directive',
    [':::tip 没有结束', '冒号'],
    [':::tip has no end', 'colons at its end'],
  ],
  ['a tab without a title', 'tabs.md:5:1', 'tabs', ['没有标题', '::tab[标题]'], ['has no title', '::tab[title]']],
  [
    'an image on a dead host',
    'image.md:3:1',
    'foreign-image',
    ['不在这个网站上', '写成 ./a.png'],
    ['is not on this site', 'write ./a.png'],
  ],
];

describe.each(['zh-CN', 'en'] as const)('in %s', (lang) => {
  let project: TinyProject;
  let said: Said[];

  beforeAll(async () => {
    const sidebars = [{ id: 'a', label: '甲', folder: '甲', items: ['甲/intro', 'no-such'] }];
    project = tinyProject(NOTES, { lang, dialect: 'docusaurus', sidebars });
    const { output } = await project.run(['check', '--json']);
    said = JSON.parse(output.slice(output.indexOf('{'))).problems;
  });
  afterAll(() => project.remove());

  it.each(MISTAKES)('%s is named at its place, with its mend', (_, at, rule, zh, en) => {
    const [message, fix] = lang === 'en' ? en : zh;
    const found = said.filter((one) => one.rule === rule && `${one.file}:${one.line}:${one.column}`.includes(at));
    expect(found).toEqual([
      expect.objectContaining({ message: expect.stringContaining(message), fix: expect.stringContaining(fix) }),
    ]);
  });

  it('nothing else is said, and no word of the other language', () => {
    expect(said).toHaveLength(MISTAKES.length);
    if (lang === 'en')
      for (const { message, fix } of said)
        expect(`${message} ${fix}`.replaceAll('甲', '')).not.toMatch(/\p{Script=Han}/u);
  });
});
