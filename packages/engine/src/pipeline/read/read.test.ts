import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { loadSite } from '../site.ts';
import { problemLines, siteOf, siteOptions, temporaryFolder } from '../testing.ts';
import { badNames, readBody, readNote } from './read-note.ts';
import { walkContent } from './walk-content.ts';

describe('walkContent', () => {
  it('finds notes and category files in an order that no machine changes', () => {
    const root = temporaryFolder({
      'content/B/b.md': 'x',
      'content/a.md': 'x',
      'content/B/_category_.json': '{}',
      'content/B/a.svg': 'x',
      'content/B/_draft.md': 'x',
      'content/_parts/x.md': 'x',
      'content/.checks/x.md': 'x',
      'content/B/samples/pool.cpp': 'x',
      'content/cafe\u0301.md': 'x',
    });
    const walked = walkContent(join(root, 'content'), 'content', { places: [] });
    expect(walked.notes.map(({ file }) => file)).toEqual(['B/b.md', 'a.md', 'café.md']);
    expect(walked.categories.map(({ file }) => file)).toEqual(['B/_category_.json']);
    expect(walked.problems).toEqual([]);
  });

  it('names symbolic links that lead nowhere or round in a circle, and follows the others', () => {
    const root = temporaryFolder({ 'content/a/b/n.md': 'x', 'elsewhere/m.md': 'x' });
    symlinkSync(join(root, 'content/a'), join(root, 'content/a/b/up'));
    symlinkSync(join(root, 'content/self'), join(root, 'content/self'));
    symlinkSync(join(root, 'elsewhere'), join(root, 'content/other'));
    const walked = walkContent(join(root, 'content'), 'content', { places: [root] });
    expect(walked.notes.map(({ file }) => file)).toEqual(['a/b/n.md', 'other/m.md']);
    expect(walked.problems.map(({ rule, file }) => `${rule} ${file}`).sort()).toEqual([
      'symlink-broken content/self',
      'symlink-loop content/a/b/up',
    ]);
  });

  it('takes .mdx for notes', () => {
    const root = temporaryFolder({ 'content/a.mdx': 'x' });
    const { notes, problems } = walkContent(join(root, 'content'), 'content', { places: [] });
    expect(notes.map(({ file }) => file)).toEqual(['a.mdx']);
    expect(problems).toEqual([]);
  });

  it('leaves out what the globs say, folders with all that is in them', () => {
    const root = temporaryFolder({
      'content/a.md': 'x',
      'content/README.md': 'x',
      'content/b/README.md': 'x',
      'content/草稿/c.md': 'x',
      'content/草稿/d/e.md': 'x',
    });
    const filesWithout = (exclude: string[]) =>
      walkContent(join(root, 'content'), 'content', { places: [], exclude }).notes.map(({ file }) => file);
    expect(filesWithout(['**/README.md', '草稿/**'])).toEqual(['a.md']);
    expect(filesWithout(['草稿'])).toEqual(['README.md', 'a.md', 'b/README.md']);
  });

  it('says that the content folder is missing', () => {
    const root = temporaryFolder();
    expect(walkContent(join(root, 'content'), 'content', { places: [] }).problems[0]).toMatchObject({
      rule: 'content-missing',
    });
  });
});

describe('readNote', () => {
  const read = (bytes: string | Buffer, name = 'n.md') => {
    const root = temporaryFolder();
    const absolute = join(root, 'note');
    writeFileSync(absolute, bytes);
    return readNote({ file: name, absolute, size: 1, mtimeMs: 1 }, 'content');
  };

  it.each([
    ['empty', ''],
    ['only spaces', ' \n\n'],
    ['only a BOM', '\uFEFF'],
  ])('refuses a file that is %s', (_name, text) => {
    expect(read(text)).toMatchObject({ problems: [{ rule: 'empty-file', severity: 'error' }] });
  });

  it('says which byte is not UTF-8', () => {
    expect(problemLines(read(Buffer.from([0x61, 0x0a, 0xb1, 0xea])).problems)).toMatchInlineSnapshot(`
      [
        "error content/n.md:2:1 not-utf8 文件不是 UTF-8：第 3 个字节 0xB1 不合法，看起来是 GBK 等编码。 用编辑器另存为 UTF-8。",
      ]
    `);
  });

  it('reads the body again from its line', async () => {
    const { note } = read('\uFEFF---\r\ntitle: x\r\n---\r\n第一行\r\n第二行');
    expect(note && (await readBody(note))).toBe('第一行\n第二行');
    const plain = read('只有正文');
    expect(plain.note && (await readBody(plain.note))).toBe('只有正文');
  });

  it('gives the place of front matter problems in the file', () => {
    expect(problemLines(read('---\ntitle: [a]\n---\nx').problems)).toMatchInlineSnapshot(`
      [
        "error content/n.md:2:1 front-matter-type “title”应为字符串，得到 数组。 改成它要的样子，或删掉这个字段。",
      ]
    `);
  });

  it('proposes a name for one that is refused', () => {
    const named = (text: string, name?: string) => {
      const { note } = read(text, name);
      return problemLines(note ? badNames(note, `content/${note.file}`) : []);
    };
    expect(named('x', 'C#/con.md')).toMatchInlineSnapshot(`
      [
        "error content/C#/con.md:1:1 bad-name 名字“C#”含有不允许的字符 #。 改名为“CSharp”。",
      ]
    `);
    expect(named('---\nslug: /data/x\n---\nx')).toMatchInlineSnapshot(`
      [
        "error content/n.md:2:1 bad-name 地址“/data/x”的第一段“data”已保留。 换一个名字或 slug，例如“/data-notes/x”。",
      ]
    `);
  });

  it('reads a note of 5 MB', () => {
    const { note, problems } = read(`# 长\n\n${'很长的一段。'.repeat(290_000)}`);
    expect([note?.id, problems]).toEqual(['n', []]);
  });
});

describe('duplicate routes', () => {
  it.each([
    ['the same slug', { 'content/a.md': '---\nslug: /x\n---\na', 'content/b.md': '---\nslug: /x\n---\nb' }],
    ['letter case', { 'content/F/Note.md': 'a', 'content/F/note.md': 'b' }],
    ['a note beside a folder page', { 'content/x.md': 'a', 'content/x/index.md': 'b' }],
    ['number prefixes', { 'content/01-a.md': 'a', 'content/02-a.md': 'b' }],
    ['Unicode form', { 'content/caf\u00e9.md': 'a', 'content/cafe\u0301.md': 'b' }],
  ])('are refused: %s', async (_name, tree) => {
    const site = await siteOf(tree);
    expect(site.problems.map(({ rule, severity }) => `${severity} ${rule}`)).toEqual(['error duplicate-route']);
    expect(problemLines(site.problems)[0]).toMatchSnapshot();
    expect(site.docs).toHaveLength(1);
  });

  it('never hang on links between folders', async () => {
    const { options, root } = siteOptions({ 'content/a/n.md': 'x' });
    mkdirSync(join(root, 'content/b'));
    symlinkSync(join(root, 'content/a'), join(root, 'content/b/to-a'));
    symlinkSync(join(root, 'content/b'), join(root, 'content/a/to-b'));
    const site = await loadSite(options);
    expect(site.problems.map(({ rule }) => rule)).toContain('symlink-loop');
  });
});
