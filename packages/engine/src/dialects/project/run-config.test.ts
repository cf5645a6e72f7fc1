import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { temporaryFolder } from '../../pipeline/testing.ts';
import { runConfig } from './run-config.ts';

/** What a configuration with this text gives. */
function run(text: string, limit?: number, others: Record<string, string> = {}) {
  const folder = temporaryFolder({ 'config.ts': text, ...others });
  return runConfig(join(folder, 'config.ts'), limit);
}

describe('a configuration of another engine', () => {
  it('is run without its packages, whose functions give back what they are given', async () => {
    const text = `
import { defineConfig, type UserConfig } from 'vitepress'
import theme, { extra as more } from '@some/theme/config'
import type { X } from 'x'
import 'side-effect'
import { basename } from 'path'
import { items } from './items'
const plugin = more({ a: 1 })
export default defineConfig({ extends: theme, title: basename(__dirname).length > 0 ? '标题' : '', items, plugins: [plugin, theme()] } satisfies UserConfig)
`;
    const read = await run(text, undefined, { 'items.ts': "export const items: string[] = ['/a'];" });
    expect(read).toMatchObject({ value: { title: '标题', items: ['/a'] } });
  });

  it('may be a function, a promise, or of the older kind', async () => {
    expect(await run('export default async () => ({ a: 1 });')).toEqual({ value: { a: 1 } });
    expect(
      await run(
        "const { themes } = require('prism-react-renderer');\nmodule.exports = { a: 2, theme: themes.x, at: require.resolve('./a.css') };",
      ),
    ).toMatchObject({ value: { a: 2, at: './a.css' } });
  });

  it.each([
    [
      'the network',
      "import net from 'net';\nexport default new Promise((_, no) => net.connect(80, 'localhost').on('error', no));",
    ],
    ['fetch', "export default fetch('http://localhost:9876/').then(() => ({}), (e) => { throw e.cause ?? e; });"],
    ['programs', "import { execSync } from 'child_process';\nexport default { a: String(execSync('id')) };"],
  ])('gets nothing from %s', async (_, text) => {
    expect(await run(text)).toEqual({ failure: expect.stringContaining('no network, no programs') });
  });

  it('knows no secrets of the environment', async () => {
    process.env.SOME_TOKEN = 'x';
    expect(await run('export default { token: process.env.SOME_TOKEN ?? null };')).toEqual({ value: { token: null } });
  });

  it('says why it could not be run', async () => {
    expect(await run('export default { a: b };')).toEqual({ failure: 'b is not defined' });
    expect(await run('export default {')).toEqual({ failure: expect.stringMatching(/./) });
    expect(await run('for (let i = 0; ; i++) globalThis.name = String(i);\nexport default {};', 1)).toEqual({
      failure: '1 秒还没有运行完',
    });
    expect(await run('process.exit(3);\nexport default {};')).toEqual({ failure: '它自己结束了' });
  });
});
