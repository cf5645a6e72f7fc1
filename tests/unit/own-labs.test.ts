/** A site with a lab of its author's own beside a built-in one, built by the project's own command. */
import { randomBytes } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type TinyProject, tinyProject } from '../support/tiny-project.ts';
import { towerLab } from '../support/tower-lab.ts';

const CONFIG = (options: string) => `import { labs } from 'study-notes-labs';

export default {
  title: '小站',
  url: 'https://small.example',
  sidebars: [{ id: 'a', label: '甲', folder: '甲', intro: '甲/intro' }],
  features: [labs(${options})],
};
`;

let project: TinyProject;

function writeLab(extra?: string): void {
  for (const [file, text] of Object.entries(towerLab(extra))) project.write(`labs/${file}`, text);
}

/** Builds; gives what the command said. */
async function build(): Promise<string> {
  const { code, output } = await project.run(['build']);
  expect(code, output).toBe(0);
  return output;
}

const page = (name: string) => readFileSync(join(project.dist, `甲/${name}.html`), 'utf8');
const scripts = () =>
  readdirSync(join(project.dist, 'assets'))
    .filter((file) => file.endsWith('.js'))
    .map((file) => [file, readFileSync(join(project.dist, 'assets', file), 'utf8')] as const);

beforeAll(async () => {
  project = tinyProject({
    'intro.md': '# 甲\n\n没有图。\n',
    '塔.md': '# 塔\n\n::lab[加一层]{name=tower height=4}\n',
    '曲线.md': '# 曲线\n\n::lab[拖动]{name=bezier-curve}\n',
  });
  project.write('site.config.ts', CONFIG("{ own: './labs', builtIn: ['bezier-curve'] }"));
  writeLab();
  await build();
}, 180_000);
afterAll(() => project.remove());

it('shows its still, and names its module to the page that has it alone', () => {
  expect(page('塔')).toContain('塔高 4 层');
  expect(page('塔')).toMatch(/"tower":"\/assets\/lab-tower-[^"]+\.js"/);
  expect(page('塔')).not.toContain('lab-bezier-curve');
  expect(page('曲线')).not.toContain('lab-tower');
});

it('has the kit once for both, whose addresses differ, and nothing of labs that are left out', () => {
  const withKit = scripts().filter(([, code]) => code.includes('lab-status'));
  expect(withKit.map(([file]) => file)).toHaveLength(1);
  expect(scripts().filter(([file]) => /lab-(?:js-runner|event-loop)/.test(file))).toEqual([]);
});

it('tells nothing of the author’s machine or options to readers', () => {
  for (const [file, code] of scripts()) expect(code, file).not.toContain(project.folder);
  expect(scripts().filter(([, code]) => code.includes('builtIn'))).toEqual([]);
});

it('compiles only the notes that hold a lab whose picture has changed', async () => {
  writeLab('，改过');
  expect(await build()).toContain('重新编译 1 篇');
  expect(page('塔')).toContain('，改过');
}, 120_000);

it('bundles anew what browsers get when only that has changed', async () => {
  project.write('labs/tower/lab.css', '@layer components { .tower { color: var(--danger); } }\n');
  expect(await build()).not.toContain('重新编译 1 篇');
  const sheets = readdirSync(join(project.dist, 'assets')).filter((file) => /^lab-.*\.css$/.test(file));
  const texts = sheets.map((file) => readFileSync(join(project.dist, 'assets', file), 'utf8'));
  expect(texts.filter((text) => text.includes('--danger') && text.includes('.tower'))).toHaveLength(1);
}, 120_000);

it('fails with one line when a lab is too heavy for its readers', async () => {
  const noise = randomBytes(40_000).toString('base64');
  project.write('labs/tower/lab.tsx', `${towerLab()['tower/lab.tsx']}\nconsole.debug('${noise}');\n`);
  const { code, output } = await project.run(['build']);
  writeLab();
  expect(code).toBe(1);
  expect(output).toMatch(/交互图 tower 的脚本有 \d+\.\d KB（brotli），最多 25 KB/);
  expect(output).not.toMatch(/内部错误|^ +at /m);
}, 120_000);

it('says at the option and in the note what is wrong, with the nearest names of all', async () => {
  project.write('site.config.ts', CONFIG("{ own: './lab', builtIn: ['bezier-curv'] }"));
  const { code, output } = await project.run(['check']);
  expect(code).toBe(1);
  expect(output).toContain('site.config.ts:7:21 ');
  expect(output).toContain('找不到文件夹 ./lab。');
  expect(output).toContain('site.config.ts:7:45 ');
  expect(output).toContain('是不是想写 bezier-curve？');
  expect(output).toContain('它是自带的，但配置里 labs({ builtIn: […] }) 没有列出它');
  project.write('site.config.ts', CONFIG("{ own: './labs' }"));
  project.write('content/甲/塔.md', '# 塔\n\n::lab[加一层]{name=towr}\n');
  expect((await project.run(['check'])).output).toContain('是不是想写 name=tower？');
}, 120_000);
