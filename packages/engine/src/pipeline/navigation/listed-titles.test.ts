import { expect, it } from 'vitest';
import { siteOf } from '../testing.ts';

const TREE = {
  'content/index.md': '# 首页\n',
  'content/graph/topo.md': '## 定义\n\n没有一级标题。\n',
  'content/graph/scc.md': '# 强连通\n\n有一级标题。\n',
};
const configOf = (topo: string) => ({
  dialect: 'mkdocs' as const,
  addresses: { numberPrefixes: false, folderNotes: false, trailingSlash: true },
  sidebars: [
    {
      id: 'docs',
      label: '笔记',
      items: [
        { doc: 'index', label: '主页' },
        {
          group: '图论',
          items: [{ doc: 'graph/topo', label: topo }, { doc: 'graph/scc', label: '强连通分量' }, { doc: 'graph/none' }],
        },
      ],
    },
  ],
});
const titles = ({ docs }: Awaited<ReturnType<typeof siteOf>>) =>
  Object.fromEntries(docs.map(({ id, summary }) => [id, summary.title]));

it('takes titles from the list of pages where their engine does', async () => {
  const site = await siteOf(TREE, configOf('拓扑排序'));
  expect(titles(site)).toMatchObject({ 'graph/topo': '拓扑排序', 'graph/scc': '强连通分量' });
  expect(Object.values(titles(site))).toContain('主页');
});

it('leaves them to the notes elsewhere', async () => {
  const { dialect: _, ...own } = configOf('拓扑排序');
  expect(titles(await siteOf(TREE, own))).toMatchObject({ 'graph/topo': 'topo', 'graph/scc': '强连通' });
});
