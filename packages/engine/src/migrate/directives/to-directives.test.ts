import { describe, expect, it } from 'vitest';
import { loadDialect } from '../../dialects/table.ts';
import { compileNote } from '../../pipeline/markdown/compile.ts';
import type { DialectName } from '../../shared/dialects.ts';
import { toDirectives } from './to-directives.ts';

async function shown(body: string, dialect: DialectName): Promise<string> {
  const file = dialect === 'docusaurus' || dialect === 'starlight' ? 'a.mdx' : 'a.md';
  const note = { file, absolute: `/none/${file}`, frontMatter: {}, body, bodyLine: 1, id: 'a', path: '/a', hash: '' };
  const places = { contentDir: '/none', contentLabel: 'notes', staticDir: '/none', places: [] };
  const { html } = await compileNote({
    note,
    routes: { baseUrl: '/', byFile: {} },
    options: { ...places, extraLanguages: 'all', toc: { min: 2, max: 3 }, siteUrl: '', dialect },
    features: [],
    dialect: await loadDialect(dialect),
  });
  return html;
}

const MDX = `# 甲

<Tabs groupId="os">
  <TabItem value="mac" label="苹果" default>
    文字

    - 列表
  </TabItem>
  <TabItem value="win" label="视窗">
    <Admonition type="tip" title="题">
      里面
    </Admonition>
  </TabItem>
</Tabs>

<Admonition type="danger">

危险

</Admonition>

一行里的 <Admonition>不动</Admonition>
`;

const MKDOCS = `# 甲

!!! warning "题"
    文字
    接着

    !!! tip
        里面的

=== "一"

    第一

    \`\`\`py
    a = 1


    b = 2
    \`\`\`

=== "二"

    第二

=== ! "不是"

??? note "折叠"
    不动
后面
`;

const VUE = `::: tip 题
文字
:::

::: code-tabs
@tab js
\`\`\`js
a
\`\`\`
:::
`;

const CASES: [DialectName, string, string[]][] = [
  [
    'docusaurus',
    MDX,
    [':::::tabs{groupId="os"}', '::tab[苹果]{value="mac"}', ':::tip[题]', ':::danger', '<Admonition>不动'],
  ],
  [
    'mkdocs',
    MKDOCS,
    ['::::warning[题]', ':::tip[Tip]', ':::::::tabs', '::tab[一]', '\na = 1\n\n\nb = 2\n', '??? note "折叠"\n    不动'],
  ],
  ['vuepress', VUE, [':::tip[题]', '::tab[js]']],
];

describe.each(CASES)('a note of %s', (dialect, body, expected) => {
  it('shows the same in our words', async () => {
    const text = toDirectives(body, dialect);
    for (const part of expected) expect(text).toContain(part);
    expect(await shown(text, dialect)).toBe(await shown(body, dialect));
  });

  it('is as it was when there is nothing to say in other words', () => {
    expect(toDirectives('# 甲\n\n文字 <b>粗</b>\n\n    代码\n', dialect)).toBe('# 甲\n\n文字 <b>粗</b>\n\n    代码\n');
  });
});

it('leaves a note that does not parse alone', () => {
  expect(toDirectives('<Tabs>\n\n{x\n', 'docusaurus')).toBe('<Tabs>\n\n{x\n');
});
