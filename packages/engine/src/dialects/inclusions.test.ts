import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { compileNote } from '../pipeline/markdown/compile.ts';
import { temporaryFolder } from '../pipeline/testing.ts';
import type { DialectName } from '../shared/dialects.ts';
import { loadDialect } from './table.ts';

/** How a note of each engine takes in the file that is named. */
const INCLUDES: [DialectName, (name: string) => string][] = [
  ['docusaurus', (name) => `import A from './${name}'\n\n<A />\n`],
  ['starlight', (name) => `import A from './${name}'\n\n<A />\n`],
  ['mkdocs', (name) => `--8<-- "${name}"\n`],
  ['obsidian', (name) => `![[${name.replace(/\.md$/, '')}]]\n`],
  ['vitepress', (name) => `<<< ./${name}\n`],
  ['vuepress', (name) => `<<< @/${name}\n`],
];

/** Compiles a note beside which a file lies; `outside` is one that notes may not read. */
async function take(dialect: DialectName, body: string, prepare: (folder: string, outside: string) => void) {
  const root = temporaryFolder();
  const [folder, outside] = [join(root, 'docs'), join(root, '别处.md')];
  mkdirSync(folder);
  writeFileSync(outside, '秘密\n');
  prepare(folder, outside);
  const file = /docusaurus|starlight/.test(dialect) ? 'a.mdx' : 'a.md';
  const { html, problems } = await compileNote({
    note: {
      ...{ file, absolute: join(folder, file), id: 'a', path: '/a', hash: '' },
      frontMatter: {},
      body,
      bodyLine: 1,
    },
    routes: { baseUrl: '/', byFile: { [file]: '/a', 'b.md': '/b' } },
    options: {
      ...{ contentDir: folder, contentLabel: 'docs', staticDir: '/none', places: [folder], siteUrl: '', dialect },
      ...{ extraLanguages: 'all', toc: { min: 2, max: 3 } },
    },
    features: [],
    dialect: await loadDialect(dialect),
  });
  return { html, rules: problems.map(({ rule }) => rule) };
}

describe.each(INCLUDES)('what a note of %s takes in', (dialect, include) => {
  it('is refused where a link of the disk leads out of the folder', async () => {
    const { html, rules } = await take(dialect, include('b.md'), (folder, outside) => {
      symlinkSync(outside, join(folder, 'b.md'));
    });
    expect(html).not.toContain('秘密');
    expect(rules).toEqual(['file-outside']);
  });

  it('is reported where it is gone', async () => {
    const { rules } = await take(dialect, include('b.md'), () => {});
    expect(rules).not.toEqual([]);
    expect(rules.filter((rule) => rule.startsWith('compile-'))).toEqual([]);
  });

  it('is reported where it is not UTF-8', async () => {
    const { html, rules } = await take(dialect, include('b.md'), (folder) => {
      writeFileSync(join(folder, 'b.md'), Buffer.from([0xc4, 0xe3, 0xba, 0xc3]));
    });
    expect(html).not.toContain('\uFFFD');
    expect(rules).not.toEqual([]);
  });
});

it('a path that climbs out of the folder is refused', async () => {
  const { html, rules } = await take('mkdocs', '--8<-- "../别处.md"\n', () => {});
  expect(html).not.toContain('秘密');
  expect(rules).not.toEqual([]);
});
