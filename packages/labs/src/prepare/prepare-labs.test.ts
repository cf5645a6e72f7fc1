import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { temporaryFolder, writeTree } from 'study-notes/pipeline/testing';
import { describe, expect, it } from 'vitest';
import { towerLab } from '../../../../tests/support/tower-lab.ts';
import { knownLabs } from '../notes/known-labs.ts';
import { stillPicture } from '../notes/lab-still.ts';
import { builtInNames } from './built-in.ts';
import { prepareLabs } from './prepare-labs.ts';
import type { BundleLabs, NoteLabs } from './prepared-labs.ts';

/** A folder, without packages, with these files below `labs/`. */
function labsFolder(files: Record<string, string> = towerLab()): string {
  return temporaryFolder(Object.fromEntries(Object.entries(files).map(([file, text]) => [`labs/${file}`, text])));
}

/** What is prepared for a configuration in the folder. */
async function prepare(folder: string, options = {}) {
  const made = await prepareLabs({
    options: { own: './labs', ...options },
    folder,
    root: folder,
    content: { contentDir: folder, label: 'content', places: [] },
  });
  return { ...made, notes: made.notes as NoteLabs, bundle: made.bundle as BundleLabs };
}

/** Issues and problems, one a line. */
function lines({ issues, problems }: Awaited<ReturnType<typeof prepare>>): string[] {
  return [
    ...issues.map(({ path, message, fix }) => `${path.join('.')} ${message} ${fix}`),
    ...problems.map(({ file, line, column, message }) => `${file}:${line}:${column} ${message}`),
  ];
}

describe('labs of the author’s own', () => {
  it('are found in their folder, and their stills can be drawn in another thread without packages or TypeScript', async () => {
    const folder = labsFolder();
    const made = await prepare(folder);
    expect(lines(made)).toEqual([]);
    const { labs } = knownLabs(structuredClone(made.notes));
    const still = await labs.tower?.load?.();
    expect(JSON.stringify(still && stillPicture(still, { height: 4 }))).toContain('塔高 4 层。');
    expect(labs.tower?.sources.map(({ absolute }) => absolute).filter((file) => file.startsWith(folder))).toEqual([
      join(folder, 'labs/tower/Picture.tsx'),
      join(folder, 'labs/tower/model.ts'),
      join(folder, 'labs/tower/still.tsx'),
    ]);
    expect(made.bundle.own).toEqual({ tower: join(folder, 'labs/tower/lab.tsx') });
    expect(made.sources).toContain(join(folder, 'labs'));
  });

  it('are told apart by what they are made of: pictures are the notes’ matter, the rest is the bundle’s', async () => {
    const folder = labsFolder();
    const before = await prepare(folder);
    writeTree(join(folder, 'labs'), towerLab('（新）'));
    const drawn = await prepare(folder);
    expect([drawn.key, drawn.bundle]).toEqual([before.key, before.bundle]);
    expect(drawn.notes.own.tower?.sources).not.toEqual(before.notes.own.tower?.sources);
    writeFileSync(join(folder, 'labs/tower/lab.css'), '@layer components { .tower { color: red; } }');
    expect((await prepare(folder)).bundle.hash).not.toBe(before.bundle.hash);
  });

  it('change every note’s key when one comes', async () => {
    const folder = labsFolder();
    const before = await prepare(folder);
    writeTree(join(folder, 'labs'), towerLab('', 'hanoi'));
    expect((await prepare(folder)).key).not.toEqual(before.key);
  });

  it.each([
    ['no folder', {}, 'labs.own 自己的交互图：找不到文件夹 ./labs。 新建它'],
    ['a folder without one', { 'README.md': '' }, 'labs.own 文件夹 ./labs 里没有交互图。'],
    ['no still', { 'x/lab.tsx': '' }, 'labs.own 交互图 x 缺少 still.tsx（没有脚本时的图）。 把它放进'],
    ['no module', { 'x/still.tsx': '' }, 'labs.own 交互图 x 缺少 lab.tsx（浏览器里的交互图）。 把它放进'],
    ['a name that is none', { '塔/still.tsx': '', '塔/lab.tsx': '' }, 'labs.own “塔”不能作交互图的名字。 文件夹名只用'],
    [
      'a name that is taken',
      { 'js-runner/still.tsx': '', 'js-runner/lab.tsx': '' },
      'labs.own 交互图 js-runner 和自带的同名。 给文件夹换个名字',
    ],
    ['a still without its object', { ...towerLab(), 'tower/still.tsx': '' }, 'labs/tower/still.tsx:1:1 交互图不能用'],
    [
      'a module without its object',
      { ...towerLab(), 'tower/lab.tsx': '' },
      'labs/tower/lab.tsx:1:1 交互图不能用：没有默认导出',
    ],
    [
      'a still that does not parse',
      { ...towerLab(), 'tower/model.ts': 'export const towerModel = ;\n' },
      'labs/tower/model.ts:1:27',
    ],
    [
      'an entry that is none',
      { ...towerLab(), 'tower/model.ts': "import 'study-notes-labs/kid';\n" },
      '是不是 study-notes-labs/kit？',
    ],
    [
      'a sheet without an address',
      { ...towerLab(), 'tower/model.ts': "import './a.css';\nexport const label = 1;" },
      "'./a.css?url'",
    ],
  ])('are refused with %s, at the option or the file', async (_name, files, line) => {
    const folder = labsFolder(files);
    const found = lines(await prepare(folder));
    expect(found.length).toBeGreaterThan(0);
    expect(found.join('\n')).toContain(line);
  });

  it('may be a folder that is a file, which is said', async () => {
    const folder = labsFolder({});
    rmSync(join(folder, 'labs'), { recursive: true, force: true });
    writeFileSync(join(folder, 'labs'), '');
    expect(lines(await prepare(folder))[0]).toContain('./labs 不是能读的文件夹');
  });

  it('may have the name of a built-in one that the site does without', async () => {
    const { notes, issues } = await prepare(labsFolder(towerLab('', 'js-runner')), { builtIn: ['bezier-curve'] });
    expect(issues).toEqual([]);
    expect(Object.keys(notes.own)).toEqual(['js-runner']);
  });
});

describe('built-in labs', () => {
  it('are all there when the configuration says nothing', async () => {
    const { notes, bundle } = await prepare(labsFolder());
    expect(notes.builtIn).toEqual(builtInNames());
    expect(bundle.builtIn).toEqual(builtInNames());
  });

  it('are those that the configuration lists; a name that none has is an issue with the nearest', async () => {
    const made = await prepare(labsFolder(), { builtIn: ['bezier-curve', 'js-runer'] });
    expect(made.notes.builtIn).toEqual(['bezier-curve']);
    expect(made.notes.leftOut).toContain('js-runner');
    expect(lines(made)).toEqual(['labs.builtIn.1 没有名为“js-runer”的自带交互图。 是不是想写 js-runner？']);
  });
});
