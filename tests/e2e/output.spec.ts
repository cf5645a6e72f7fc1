/** What a build writes: for robots, for tools, for hosts; and what it never writes. */
import { execFileSync } from 'node:child_process';
import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { run } from '../support/command.ts';
import { expect, test } from '../support/harness.ts';
import { builtFiles } from '../support/model.ts';
import { outputOf, WANTED } from '../support/sites.ts';
import { smallSite } from '../support/small-site.ts';

/** Brotli as `emit/compress.ts` sets it for what is sent to all. */
const AS_SENT = {
  params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_LGBLOCK]: constants.BROTLI_DEFAULT_WINDOW },
};

/** Files of the built fixture site that hold a text. */
function filesWith(text: string): string[] {
  return builtFiles('fixture', '').filter((name) => {
    const file = join(outputOf('fixture'), name);
    return statSync(file).isFile() && readFileSync(file).includes(text);
  });
}

for (const name of WANTED) {
  test(`the boot of the site “${name}” is at most 1.5 KB`, () => {
    const boot = /<script>(.*?)<\/script>/s.exec(readFileSync(join(outputOf(name), 'index.html'), 'utf8'))?.[1] ?? '';
    expect(boot).toContain('addEventListener');
    const size = brotliCompressSync(boot, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: boot.length } }).length;
    expect(size).toBeLessThanOrEqual(1536);
  });
}

for (const name of WANTED) {
  test(`the application of the site “${name}” is at most 75 KB`, () => {
    const boot = readFileSync(join(outputOf(name), 'index.html'), 'utf8');
    const files = [...new Set(boot.match(/assets\/(?:app|c)-[\w-]{6}\.js/g))];
    expect(files.length).toBeGreaterThan(1);
    const sizes = files.map((file) => brotliCompressSync(readFileSync(join(outputOf(name), file)), AS_SENT).length);
    expect(sizes.reduce((sum, size) => sum + size)).toBeLessThanOrEqual(75_000);
  });
}

test('what the reading settings put into every document is at most 1 KB', () => {
  const html = readFileSync(join(outputOf('fixture'), 'index.html'), 'utf8');
  const early = [...html.matchAll(/<script>(.*?)<\/script>/gs)].map(([, text = '']) => text)[1] ?? '';
  expect(early).toContain('reading-settings');
  const css = /<style>(.*?)<\/style>/s.exec(html)?.[1] ?? '';
  const others = css.replace(/[^{}]*reading[^{}]*\{[^{}]*\}/g, '');
  expect(others.length).toBeLessThan(css.length - 400);
  // What only those need who have chosen something comes to them alone.
  expect(css).not.toContain('data-reading');
  const size = (text: string) => brotliCompressSync(text).length;
  expect(size(early) + size(css) - size(others)).toBeLessThanOrEqual(1024);
});

test('drafts are nowhere in the output', () => {
  expect(filesWith('DRAFT-MARKER-7f3a')).toEqual([]);
  expect(filesWith('草稿标记句')).toEqual([]);
  expect(filesWith('草稿的旧地址')).toEqual([]);
});

test('unlisted notes are in their own files and in no list', () => {
  const own = filesWith('UNLISTED-MARKER-9c1e').map((file) => file.replace(/\.(?:br|gz)$/, ''));
  expect([...new Set(own)].sort()).toEqual(['data/布局/未列出.json', '布局/未列出.html']);
  const mentioned = filesWith('/布局/未列出').concat(filesWith(encodeURI('/布局/未列出')));
  for (const file of mentioned) expect(file).toMatch(/未列出\.(?:html|json)/);
});

test('sitemap, feed, robots and llms.txt name the listed notes by their full addresses', ({ site }) => {
  const address = `https://fixture.example/${encodeURIComponent('语法')}/${encodeURIComponent('代码')}`;
  expect(site.file('sitemap.xml')).toContain(`<loc>${address}</loc>`);
  expect(site.file('feed.xml')).toContain('<feed xmlns="http://www.w3.org/2005/Atom"');
  expect(site.file('robots.txt')).toContain('Sitemap: https://fixture.example/sitemap.xml');
  expect(site.file('llms.txt')).toContain(`${address}.md`);
});

test('sitemap and feed are well-formed', async ({ page, site }) => {
  for (const file of ['sitemap.xml', 'feed.xml']) {
    const errors = await page.evaluate(
      (xml) => new DOMParser().parseFromString(xml, 'application/xml').querySelector('parsererror')?.textContent,
      site.file(file),
    );
    expect(errors, file).toBeUndefined();
  }
});

test('a .md stands beside every listed page, without front matter and with addresses that resolve', async ({
  request,
  site,
}) => {
  const answer = await request.get(site.address('/语法/链接.md'));
  expect(answer.headers()['content-type']).toContain('text/markdown');
  const text = await answer.text();
  expect(text).toMatch(/^> .*https:\/\/fixture\.example\/llms\.txt\n\n# 链接/);
  expect(text).not.toContain('./告示.md');
  const targets = [...text.matchAll(/\]\(<?https:\/\/fixture\.example(\/[^)>#\s"]*)/g)].map(
    ([, target = '']) => target,
  );
  expect(targets).not.toEqual([]);
  for (const target of targets) expect((await request.get(site.origin + target)).status(), target).toBe(200);
});

test('every page has title, description, canonical address, Open Graph and structured data', async ({ page, site }) => {
  await page.goto(site.address('/语法/数学'));
  const meta = (selector: string) => page.locator(`head ${selector}`);
  await expect(page).toHaveTitle(/^数学 .*试验场$/);
  await expect(meta('meta[name=description]')).toHaveAttribute('content', '公式在构建时排好，页面不需要脚本。');
  await expect(meta('link[rel=canonical]')).toHaveAttribute(
    'href',
    `https://fixture.example${encodeURI('/语法/数学')}`,
  );
  await expect(meta('meta[property="og:title"]')).toHaveAttribute('content', '数学');
  await expect(meta('meta[property="og:image"]')).toHaveAttribute('content', 'https://fixture.example/cover.png');
  const graph = JSON.parse((await meta('script[type="application/ld+json"]').textContent()) ?? '{}')['@graph'];
  expect(graph.map((part: Record<string, string>) => part['@type'])).toEqual(['BreadcrumbList', 'TechArticle']);
});

test('no compressed copies lie beside the files, the preview server sends pages compressed', async ({
  site,
  request,
}) => {
  expect(builtFiles('fixture', '').filter((file) => /\.(?:br|gz)$/.test(file))).toEqual([]);
  const answer = await request.get(site.address('/语法/代码'), { headers: { 'accept-encoding': 'br' } });
  expect(answer.headers()['content-encoding']).toBe('br');
  expect(answer.headers()['cache-control']).toBe('no-cache');
});

test('assets carry a hash and may be kept for ever', async ({ page, site, request }) => {
  await page.goto(site.address('/语法/数学'));
  const addresses = await page.evaluate(() => [
    ...window.__site.app,
    ...[...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')].map(({ href }) => href),
  ]);
  expect(addresses.length).toBeGreaterThan(1);
  for (const address of addresses) {
    const { pathname } = new URL(address, site.origin);
    expect(pathname).toMatch(/^\/assets\/.+[-.][\w-]{6,}\.(?:js|css)$/);
    expect((await request.get(site.origin + pathname)).headers()['cache-control']).toContain('immutable');
  }
});

test('the policy is a meta tag before every script and style, the same on every page, and a header with frame-ancestors', async ({
  request,
  site,
}) => {
  const policies = new Set<string>();
  for (const path of ['/', '/语法/数学', '/search', '/布局/未列出']) {
    const answer = await request.get(site.address(path));
    const html = await answer.text();
    expect(html.indexOf('Content-Security-Policy')).toBeLessThan(html.search(/<(?:script|style|link)\b/));
    policies.add(/http-equiv="?Content-Security-Policy"? content="([^"]+)"/.exec(html)?.[1] ?? '');
    expect(answer.headers()['content-security-policy']).toContain('frame-ancestors');
  }
  expect(policies.size).toBe(1);
  expect([...policies][0]).not.toMatch(/unsafe-inline(?!')|unsafe-eval/);
  expect([...policies][0]).toMatch(/script-src 'self' 'sha256-[^']+'/);
});

test('names are NFC, and the same site comes from LF, CRLF, BOM and NFD', async () => {
  const text = '# 标题\n\n正文é一段。\n\n```cpp\nint a;\nint b;\n```\n';
  const variants = {
    plain: { 'content/甲/é页.md': text },
    windows: { 'content/甲/é页.md': `\uFEFF${text.replaceAll('\n', '\r\n')}` },
    decomposed: { [`content/甲/${'é页'.normalize('NFD')}.md`]: text },
  };
  const built = [];
  for (const files of Object.values(variants)) {
    const site = smallSite(files);
    const { code, output } = await run(['build', ...site.arguments]);
    expect(code, output).toBe(0);
    built.push(readFileSync(join(site.folder, 'dist/甲/é页.html'.normalize('NFC')), 'utf8'));
  }
  expect(new Set(built).size).toBe(1);
});

test('a one-word edit of a note changes at most 12 files', async () => {
  const pages = Object.fromEntries(
    Array.from({ length: 30 }, (_, index) => [
      `content/甲/组/第${index}页.md`,
      `# 第 ${index} 页\n\n一段文字，原来的词。\n`,
    ]),
  );
  const site = smallSite(pages);
  const files = () =>
    new Map(
      execFileSync('find', [join(site.folder, 'dist'), '-type', 'f'], {
        encoding: 'utf8',
      })
        .trim()
        .split('\n')
        .map((file) => [file, readFileSync(file, 'base64')] as const),
    );
  expect((await run(['build', ...site.arguments])).code).toBe(0);
  const before = files();
  site.write('content/甲/组/第7页.md', '# 第 7 页\n\n一段文字，后来的词。\n');
  expect((await run(['build', ...site.arguments])).code).toBe(0);
  const after = files();
  const changed = [...after].filter(([file, bytes]) => before.get(file) !== bytes).map(([file]) => file);
  expect(changed.length).toBeGreaterThan(0);
  expect(changed.length, changed.join('\n')).toBeLessThanOrEqual(12);
});
