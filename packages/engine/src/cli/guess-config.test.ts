import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { guessConfig } from './guess-config.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'guess-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** The guess for a folder with these files. */
function guess(files: Record<string, string>, ignored: string[] = []) {
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text);
  }
  return guessConfig(folder, ignored);
}

describe('a folder without a configuration', () => {
  it('has one sidebar over all of it when notes lie flat', () => {
    const config = guess({ 'README.md': '# 随笔\n', 'b.md': '# 乙', 'a/c.md': '# 丙' });
    expect(config).toMatchObject({ title: '随笔', sidebars: [{ label: '随笔', folder: '.', intro: 'README' }] });
    expect(config?.navbar?.items).toEqual([{ type: 'docSidebar', sidebarId: 'notes' }]);
  });

  it('has a sidebar for each folder, which begins with the folder’s page, an intro, or its first note', () => {
    const config = guess({
      '01-语言/index.md': '# 语言',
      '01-语言/a.md': '# 甲',
      '算法/intro.md': '# 序',
      '算法/a.md': '# 甲',
      '杂/02-b.md': '# 乙',
      '杂/子/a.md': '# 甲',
    });
    expect(config?.sidebars?.map(({ label, folder, intro }) => [label, folder, intro])).toEqual([
      ['语言', '01-语言', '语言/'],
      ['杂', '杂', '杂/b'],
      ['算法', '算法', '算法/intro'],
    ]);
  });

  it('begins with the note at its root', () => {
    expect(guess({ 'index.md': '# 首页', 'a/b.md': '# 乙' })?.sidebars?.[0]).toMatchObject({
      folder: '.',
      intro: 'index',
    });
  });

  it('leaves drafts out, and takes the ids that notes give themselves', () => {
    const config = guess({ 'a/1.md': '---\ndraft: true\n---\n# 稿', 'a/2.md': '---\nid: 二\n---\n# 二' });
    expect(config?.sidebars?.[0]?.intro).toBe('a/二');
  });

  it('keeps numbers without which files would have one address', () => {
    expect(guess({ 'a/1_读者.md': '# 一', 'a/2_读者.md': '# 二' })?.addresses).toEqual({ numberPrefixes: false });
  });

  it('says nothing of numbers that may go', () => {
    expect(guess({ 'b/1_甲.md': '# 一', 'b/2_乙.md': '# 二' })).not.toHaveProperty('addresses');
  });

  it('is called as the folder is when no README says otherwise', () => {
    expect(guess({ 'a/b.md': '# 乙' })?.title).toMatch(/^guess-/);
  });

  it('links no more sections than the bar has room for', () => {
    const files = Object.fromEntries(Array.from({ length: 9 }, (_, at) => [`f${at}/a.md`, '# 甲']));
    const config = guess(files);
    expect(config?.sidebars).toHaveLength(9);
    expect(config?.navbar?.items).toHaveLength(6);
  });

  it('is none when there are no notes, or only such as are no notes', () => {
    expect(guess({ 'a.txt': '', 'node_modules/x/README.md': '# x', 'out/b.md': '# b' }, ['out'])).toBeUndefined();
  });
});
