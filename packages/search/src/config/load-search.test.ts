import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { loadConfig } from 'study-notes/config/load';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { searchConfig } from './search-config.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'search-config-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** Loads a configuration whose list has these options of search in its fourth line. */
function load(options: string) {
  const file = join(folder, 'site.config.ts');
  const call = `search({ ${options} })`;
  const head = "const search = (options: object) => ({ name: 'search', module: '', site: () => {}, options });";
  writeFileSync(file, `${head}\nexport default {\n  title: 'a', url: 'https://a.cn',\n  features: [${call}],\n};\n`);
  return loadConfig(file, folder, [searchConfig]);
}

describe('the options of search in a configuration', () => {
  it.each([
    ["ask: { endpoint: { url: 'http://a.cn/v1', model: 'm' } }", 'search.ask.endpoint.url', 'https://'],
    ["ask: { algolia: { assistantId: 'a', host: 'https://*' } }", 'search.ask.algolia.host', '不能有 *'],
    [
      "algolia: { appId: 'A', apiKey: 'k', indexName: 'i', hosts: ['https://*'] }",
      'search.algolia.hosts[0]',
      '不能有 *',
    ],
    [
      "algolia: { appId: 'A', apiKey: 'k', indexName: 'i', hosts: ['https://a;sandbox'] }",
      'search.algolia.hosts[0]',
      '不能有 *',
    ],
  ])('refuse %s at its place', async (options, path, fix) => {
    const { problems } = await load(options);
    expect(problems).toHaveLength(1);
    expect(problems[0]).toMatchObject({ severity: 'error', rule: 'config-value', line: 4 });
    expect(problems[0]?.message).toContain(`“${path}”应为`);
    expect(problems[0]?.message).toContain(fix);
  });

  it('may name a service of this machine without encryption', async () => {
    expect((await load("ask: { endpoint: { url: 'http://localhost:11434/v1', model: 'm' } }")).problems).toEqual([]);
  });

  it('stand in the call, nowhere else', async () => {
    const file = join(folder, 'site.config.ts');
    writeFileSync(file, "export default { title: 'a', url: 'https://a.cn',\n  search: { history: false } };\n");
    const { problems } = await loadConfig(file, folder, [searchConfig]);
    expect(problems.map(({ line, message, fix }) => `${line} ${message} ${fix}`)).toEqual([
      '2 “search”的选项不写在这里。 写成 features: [search({ … })]。',
    ]);
  });
});
