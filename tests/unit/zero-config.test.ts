/** A folder of Markdown without a configuration, as it lies on people's disks. */
import { existsSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { type TinyProject, tinyProject } from '../support/tiny-project.ts';

let project: TinyProject;
beforeEach(() => {
  project = tinyProject({});
  rmSync(join(project.folder, 'site.config.ts'));
  project.write('README.md', '# 随笔\n\n字。\n');
});
afterEach(() => project.remove());

it('shows notes alone: what programs have made is left out, and that is said once', async () => {
  const made = ['build', 'public', '_site', 'node_modules/x', '.obsidian'];
  for (const folder of made) project.write(`${folder}/多余.md`, '# 多余\n\n[坏](/没有)\n');
  expect((await project.run(['build', '--out', join(project.folder, '成品')])).output).toContain('完成');
  expect(existsSync(join(project.folder, '成品/README.md'))).toBe(true);
  const { code, output } = await project.run(['build']);
  expect(code, output).toBe(0);
  expect(output).not.toContain('多余');
  expect(output.match(/没有当作笔记/g)).toHaveLength(1);
  expect(output).toContain('没有当作笔记：_site、build、public、成品');
  for (const folder of [...made, '成品']) expect(existsSync(join(project.dist, folder)), folder).toBe(false);
});

it('says nothing of what it has made itself', async () => {
  expect((await project.run(['build'])).code).toBe(0);
  expect((await project.run(['check'])).output).not.toContain('没有当作笔记');
});

it('takes a folder that a path names with spaces, percent signs and Chinese', async () => {
  project.write('a b/100%/笔 记#1.md', '# 一\n\n字。\n');
  writeFileSync(join(project.folder, 'a b/图.svg'), '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"/>');
  const { output } = await project.run(['check']);
  expect(output).not.toMatch(/内部错误|\n {4}at /);
});
