import { mkdirSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { FEATURES } from '../../../../../tests/support/features.ts';
import type { UserConfig } from '../../config/schema.ts';
import { compileBatch } from '../../worker.ts';
import { openSite } from '../site.ts';
import { problemLines, siteOptions, type Tree, temporaryFolder } from '../testing.ts';

/** Stands in every file that must not be read. */
const SECRET = 'SECRET-4711';
const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR4nGNgYGBgAAAABQABpfZFQAAAAABJRU5ErkJggg==',
  'base64',
);
const SVG = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"><title>${SECRET}</title></svg>`;

/** A site with the real compiler, secrets beside its folders, and whatever `prepare` does to it. */
function open(tree: Tree, prepare: (root: string) => void = () => {}, config: Partial<UserConfig> = {}) {
  const secrets = { '.env': SECRET, 'secret.cpp': SECRET, 'secret.pdf': SECRET, 'a.png': PNG, 'a.svg': SVG };
  const { root, options } = siteOptions({ 'static/logo.png': PNG, 'content/A/own.txt': '自己的', ...tree }, config);
  for (const [name, text] of Object.entries(secrets)) writeFileSync(join(root, name), text);
  prepare(root);
  const compile: typeof options.compile = ({ notes, ...shared }) =>
    compileBatch(notes, { ...shared, places: FEATURES.map(({ module }) => ({ address: module, root: '' })) });
  return { root, options, session: openSite({ ...options, staticDir: join(root, 'static'), compile }) };
}

/** Everything that would be published of a site: articles, names of assets, static files. */
async function load(...of: Parameters<typeof open>) {
  const { root, session } = open(...of);
  const site = await session.load();
  const notes = await Promise.all(site.docs.filter((doc) => doc.note).map((doc) => session.compiled(doc)));
  const published = JSON.stringify([notes.map(({ html, sections, assets }) => [html, sections, assets]), site.statics]);
  return { root, site, published, lines: problemLines(site.problems).map((line) => line.replaceAll(root, '…')) };
}

describe('what a note names outside the content and static folders', () => {
  it.each([
    ['```cpp snippet file=../../secret.cpp\n```', 'secret.cpp', '4:1'],
    ['文字 [密](../../.env)', '.env', '4:4'],
    ['[书](../../secret.pdf)', 'secret.pdf', '4:1'],
    ['[书][密]\n\n[密]: ../../secret.pdf', 'secret.pdf', '6:1'],
    ['<a href="../../secret.pdf">书</a>', 'secret.pdf', '4:1'],
    ['![图](../../a.png)', 'a.png', '4:1'],
    ['![图](../../a.svg)', 'a.svg', '4:1'],
    ['<img src="../../a.png" alt="图">', 'a.png', '4:1'],
    ['<video src="../../secret.pdf"></video>', 'secret.pdf', '4:1'],
  ])('is not published but named with its place and its target: %s', async (text, target, place) => {
    const { published, lines } = await load({ 'content/A/intro.md': `---\ntitle: 甲\n---\n${text}\n` });
    expect(lines.filter((line) => /file-outside/.test(line))).toEqual([
      expect.stringContaining(`error content/A/intro.md:${place} file-outside`),
    ]);
    expect(lines.join()).toContain(`真正的位置：…/${target}`);
    expect(lines.join()).toContain('allowedFolders');
    expect(published).not.toContain(SECRET);
    expect(published).not.toMatch(/assets\//);
  });

  it('is not read through an address of the static folder either', async () => {
    const text = '![图](/../a.png) [书](/../secret.pdf)';
    const { published, lines } = await load({ 'content/A/intro.md': `# 甲\n\n${text}\n` });
    expect(lines.filter((line) => /dead-image|dead-link/.test(line))).toHaveLength(2);
    expect(published).not.toMatch(/secret\.pdf.{0,9}(?:absolute|output)/);
  });

  it('is published from a folder that the configuration allows', async () => {
    const tree = { 'content/A/intro.md': '# 甲\n\n![图](../../more/b.png) ![图](../../more/.b.png)' };
    const more = temporaryFolder({ 'b.png': PNG, '.b.png': PNG });
    const link = (root: string) => symlinkSync(more, join(root, 'more'));
    expect((await load(tree, link)).lines.join()).toMatch(/file-outside.*file-outside/s);
    const { site, lines } = await load(tree, link, { allowedFolders: [more] });
    expect(lines).toEqual([expect.stringContaining('file-hidden')]);
    expect(site.docs.find((doc) => doc.note)?.summary.assets).toHaveLength(1);
  });
});

describe('hidden files', () => {
  it('are never published, also beside a note and under another name', async () => {
    const text = '[甲](./.env) [乙](./plain.txt)\n\n```bash unchecked="x" file=./.hidden/a.sh\n```\n';
    const tree = {
      'content/A/intro.md': `# 甲\n\n${text}`,
      'content/A/.env': SECRET,
      'content/A/.hidden/a.sh': SECRET,
    };
    const { published, lines } = await load(tree, (root) => {
      symlinkSync(join(root, 'content/A/.env'), join(root, 'content/A/plain.txt'));
    });
    expect(lines.map((line) => line.split(' ').slice(1, 3).join(' '))).toEqual([
      'content/A/intro.md:3:1 file-hidden',
      'content/A/intro.md:3:13 file-hidden',
      'content/A/intro.md:5:1 file-hidden',
    ]);
    expect(published).not.toContain(SECRET);
  });

  it('of the static folder stay where they are, but for those that hosts ask for', async () => {
    const tree = {
      'static/.env': SECRET,
      'static/.gitkeep': '',
      'static/.well-known/security.txt': 'x',
      'static/.nojekyll': '',
    };
    const { site, lines } = await load({ 'content/A/intro.md': '# 甲', ...tree });
    expect(site.statics.map(({ file }) => file)).toEqual(['.nojekyll', '.well-known/security.txt', 'logo.png']);
    expect(lines).toEqual([expect.stringContaining('warning static/.env:1:1 static-hidden')]);
  });
});

describe('symbolic links', () => {
  const note = '# 密\n\nSECRET-4711';

  it('to notes, folders and categories elsewhere are refused with their names', async () => {
    const { published, site, lines } = await load({ 'content/A/intro.md': '# 甲', 'else/n.md': note }, (root) => {
      mkdirSync(join(root, 'content/C'));
      writeFileSync(join(root, 'content/C/c.md'), '# 丙');
      writeFileSync(join(root, 'else/category.json'), `{"label":"${SECRET}"}`);
      symlinkSync(join(root, 'else/n.md'), join(root, 'content/A/note.md'));
      symlinkSync(join(root, 'else'), join(root, 'content/B'));
      symlinkSync(join(root, 'else/category.json'), join(root, 'content/C/_category_.json'));
    });
    expect(lines.map((line) => line.split(' ').slice(0, 3).join(' '))).toEqual([
      'error content/A/note.md:1:1 file-outside',
      'error content/B:1:1 file-outside',
      'error content/C/_category_.json:1:1 file-outside',
    ]);
    expect(lines[0]).toContain('真正的位置：…/else/n.md');
    expect(published).not.toContain(SECRET);
    expect(JSON.stringify(site.sidebars)).not.toContain(SECRET);
  });

  it('beside a note are followed within the folders, and not beyond them', async () => {
    const text = '[甲](./in.pdf) [乙](./out.pdf) ![丙](./out.png)';
    const { site, lines } = await load(
      { 'content/A/intro.md': `# 甲\n\n${text}`, 'content/B/b.pdf': '%PDF-' },
      (root) => {
        symlinkSync(join(root, 'content/B/b.pdf'), join(root, 'content/A/in.pdf'));
        symlinkSync(join(root, 'secret.pdf'), join(root, 'content/A/out.pdf'));
        symlinkSync(join(root, 'a.png'), join(root, 'content/A/out.png'));
      },
    );
    expect(lines.filter((line) => line.includes('file-outside'))).toHaveLength(2);
    const assets = site.docs.find((doc) => doc.note)?.summary.assets ?? [];
    expect(assets.map(({ output }) => output)).toEqual([expect.stringMatching(/^assets\/in-\w{8}\.pdf$/)]);
  });

  it('of the static folder are followed within it; broken ones and those that lead out are named', async () => {
    const { site, lines } = await load({ 'content/A/intro.md': '# 甲', 'static/d/e.txt': 'x' }, (root) => {
      symlinkSync(join(root, 'static/d'), join(root, 'static/in'));
      symlinkSync(join(root, 'secret.pdf'), join(root, 'static/out.pdf'));
      symlinkSync('/etc', join(root, 'static/etc'));
      symlinkSync('/nowhere', join(root, 'static/broken'));
    });
    expect(site.statics.map(({ file }) => file)).toEqual(['d/e.txt', 'in/e.txt', 'logo.png']);
    expect(lines.map((line) => line.split(' ').slice(0, 3).join(' '))).toEqual([
      'error static/broken:1:1 symlink-broken',
      'error static/etc:1:1 file-outside',
      'error static/out.pdf:1:1 file-outside',
    ]);
  });

  it('that lead out since the last build are noticed even when nothing else has changed', async () => {
    const { root, session } = open({ 'content/A/intro.md': '# 甲\n\n![图](./b.png)', 'content/A/b.png': PNG });
    expect((await session.load()).problems).toEqual([]);
    rmSync(join(root, 'content/A/b.png'));
    symlinkSync(join(root, 'a.png'), join(root, 'content/A/b.png'));
    expect(problemLines((await session.load()).problems).join()).toContain('file-outside');
  });

  it('may be the content folder and the static folder themselves', async () => {
    const { root, session } = open({ 'content/A/intro.md': '# 甲\n\n![图](./b.png)', 'content/A/b.png': PNG }, (at) => {
      for (const name of ['content', 'static']) {
        renameSync(join(at, name), join(at, `${name}-real`));
        symlinkSync(join(at, `${name}-real`), join(at, name));
      }
    });
    const site = await session.load();
    expect(problemLines(site.problems)).toEqual([]);
    expect(site.docs.find((doc) => doc.note)?.summary.assets).toHaveLength(1);
    expect(site.statics).toEqual([{ file: 'logo.png', absolute: join(root, 'static/logo.png') }]);
  });
});
