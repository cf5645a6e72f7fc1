import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { acceptConfig } from '../config/load.ts';
import type { AuthorComponents } from '../pipeline/components/author-components.ts';
import { prepareComponents } from '../pipeline/components/prepare-components.ts';
import { renderUse } from '../pipeline/components/render-process.ts';
import { compileNote } from '../pipeline/markdown/compile.ts';
import { problemLines, type Tree, temporaryFolder } from '../pipeline/testing.ts';
import type { DialectName } from '../shared/dialects.ts';
import { loadDialect } from './table.ts';

const FILES: Tree = {
  'Card.tsx': `import { useState } from 'react';
import './card.css';
export default function Card({ title, children }: { title: string; children: unknown }) {
  const [count] = useState(2);
  return <div className="card" onClick={() => {}}><b>{title} {count}</b>{children}</div>;
}`,
  'card.css': '.card { color: red }',
  'Types.tsx': `export function Types({ children, ...props }: Record<string, unknown>) {
  const told = Object.entries({ ...props, children }).map(([name, value]) => name + ':' + typeof value + ':' + JSON.stringify(value));
  return <code>{told.join(' ')}</code>;
}`,
  'Throws.tsx': `export default () => { throw new Error('没有数据'); };`,
  'Hangs.tsx': 'export default () => { for (;;) {} };',
  'Huge.tsx': `export default () => <p>{'a'.repeat(300_000)}</p>;`,
  'Ends.tsx': 'export default () => { process.exit(1); };',
  'Evil.tsx': `export default () => <div dangerouslySetInnerHTML={{ __html: '<script>alert(1)</script><img src=x onerror=alert(1)><a href="javascript:a">x</a>' }} />;`,
  'Broken.tsx': 'export default () => <p>;',
};

/** What a configuration's `components` become, and what is wrong with it. */
async function prepare(components: Record<string, string>) {
  const root = temporaryFolder(FILES);
  const value = { title: 'a', url: 'https://a.cn', components };
  const loaded = acceptConfig({ folder: root, label: 'site.config.ts', source: '', files: [], value });
  const made = await prepareComponents(loaded, root);
  return {
    components: made?.prepared.notes as AuthorComponents | undefined,
    problems: made?.problems ?? [],
    made,
    root,
  };
}

async function compile(body: string, components: AuthorComponents | undefined, dialect: DialectName = 'docusaurus') {
  const file = dialect === 'docusaurus' ? 'a.mdx' : 'a.md';
  const { html, problems, uses } = await compileNote({
    note: {
      ...{ file, absolute: join('/none', file), id: 'a', path: '/a', hash: '' },
      frontMatter: {},
      body,
      bodyLine: 1,
    },
    routes: { baseUrl: '/', byFile: { [file]: '/a' } },
    options: {
      ...{ contentDir: '/none', contentLabel: 'docs', staticDir: '/none/static', places: [], siteUrl: '', dialect },
      ...{ extraLanguages: 'all', toc: { min: 2, max: 3 } },
    },
    features: [],
    dialect: await loadDialect(dialect),
    components,
  });
  return { html: html.replace('<h1>a</h1>', ''), problems: problemLines(problems), uses };
}

describe("a component of the author's", () => {
  it("becomes the HTML that React renders, with the note's own blocks in it", async () => {
    const { components, problems } = await prepare({ Card: './Card.tsx' });
    expect(problems).toEqual([]);
    const { html, problems: found } = await compile('<Card title="甲">\n\n**粗** `b`\n\n- 乙\n\n</Card>\n', components);
    expect(found).toEqual([]);
    expect(html).toBe('<div class=card><b>甲 2</b>\n<p><strong>粗</strong> <code>b</code><ul><li>乙</ul></div>');
  });

  it('is told of a note that uses it, and of no other', async () => {
    const { components } = await prepare({ Card: './Card.tsx' });
    expect((await compile('<Card title="甲" />\n', components)).uses).toEqual(['components']);
    expect((await compile('`<Card />`\n', components)).uses).toBeUndefined();
  });

  it('gets attributes and children as they are written', async () => {
    const { components } = await prepare({ Types: './Types.tsx' });
    const source = `export const n = 3\n\n<Types a="1" b={2} c d={[1, {e: null}]} f={n}>{4}</Types>\n\n<Types>字</Types>\n`;
    const { html, problems } = await compile(source, components);
    expect(problems).toEqual([]);
    expect(html).toContain(
      'a:string:"1" b:number:2 c:boolean:true d:object:[1,{"e":null}] f:number:3 children:number:4',
    );
    expect(html).toContain('children:string:"字"');
  });

  it('hears of attributes that only a run would tell', async () => {
    const { components } = await prepare({ Types: './Types.tsx' });
    const { problems } = await compile('甲\n\n<Types a={f()} />\n', components);
    expect(problems).toEqual([expect.stringContaining('warning docs/a.mdx:3:1 unknown-expression <Types> 的属性 a')]);
  });

  it.each([
    ['Throws', '没有数据'],
    ['Huge', '300007 个字符'],
    ['Ends', '进程自己结束了'],
  ])('that fails (%s) is told with its place, and what it holds is shown', async (name, reason) => {
    const { components } = await prepare({ [name]: `./${name}.tsx`, Card: './Card.tsx' });
    const { html, problems } = await compile(`<${name}>\n\n甲\n\n</${name}>\n\n<Card title="乙" />\n`, components);
    expect(html).toContain('<p>甲');
    expect(html).toContain('<b>乙 2</b>');
    const place = `error docs/a.mdx:1:1 component-failed 组件 <${name}>（./${name}.tsx）没有渲染出来`;
    expect(problems).toEqual([expect.stringContaining(place)]);
    expect(problems[0]).toContain(reason);
  });

  it('that never ends is ended, and the next one is rendered', async () => {
    const { components } = await prepare({ Hangs: './Hangs.tsx', Card: './Card.tsx' });
    const program = components?.program ?? '';
    const late = await renderUse(program, { name: 'Hangs', props: {} }, false, 1);
    expect(late).toEqual({ failure: '1 秒还没有渲染完' });
    const next = await renderUse(program, { name: 'Card', props: { title: '甲' } }, false);
    expect(next).toEqual({ html: '<div class="card"><b>甲 2</b></div>' });
  });

  it('leaves no script in the page', async () => {
    const { components } = await prepare({ Evil: './Evil.tsx' });
    const { html, problems } = await compile('<Evil />\n', components);
    expect(html).not.toMatch(/<script|onerror|javascript:/);
    expect(problems.every((line) => line.includes('docs/a.mdx:1:'))).toBe(true);
  });

  it.each([
    ['docusaurus', '<Hint title="甲">乙</Hint>\n'],
    ['vitepress', '<Hint title="甲">\n\n乙\n\n</Hint>\n'],
  ] as const)('is an admonition where the configuration says so, in %s', async (dialect, source) => {
    const { components } = await prepare({ Hint: 'tip' });
    const { html, problems } = await compile(source, components, dialect);
    expect(problems).toEqual([]);
    expect(html).toBe(
      '<div class=admonition data-kind=tip role=note aria-label=甲><p class=admonition-title>甲<p>乙</div>',
    );
  });
});

describe('the configuration of components', () => {
  it('costs nothing where there is none', async () => {
    expect((await prepare({})).made).toBeUndefined();
  });

  it('names what is missing, unknown or does not parse, and keeps the rest', async () => {
    const { components, problems } = await prepare({
      ...{ Card: './Card.tsx', None: './None.tsx', Hint: 'tipp', Broken: './Broken.tsx' },
    });
    const lines = problemLines(problems);
    expect(lines).toHaveLength(3);
    expect(lines[0]).toContain('组件 <None> 的文件“./None.tsx”不存在');
    expect(lines[1]).toContain('没有叫“tipp”的提示框。 是不是要写“tip”？');
    expect(lines[2]).toContain('组件 <Broken> 的文件“./Broken.tsx”读不通');
    expect(Object.keys(components?.modules ?? {})).toEqual(['Card']);
    expect((await compile('<Card title="甲" />', components)).html).toContain('<b>甲 2</b>');
  });

  it('has its files watched', async () => {
    const { made, root } = await prepare({ Card: './Card.tsx' });
    expect(made?.prepared.sources).toEqual(expect.arrayContaining([join(root, 'Card.tsx'), join(root, 'card.css')]));
  });
});
