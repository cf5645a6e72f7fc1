/** Specification, section 3: entities and their fields, written as JSON for tools. */
import { readFileSync } from 'node:fs';
import { expect, test } from '../support/harness.ts';
import { pathsOf, type RouteModel, readModel, readNav, type VersionModel } from '../support/model.ts';

const SIDEBARS = ['programingLanguageSidebar', 'gameEngineSidebar', 'graphicsSidebar', 'CSSidebar', 'otherSidebar'];
const version = () => readModel<VersionModel>('real', 'version');

/** All routes of the table, nested ones too. */
function flatRoutes(routes: RouteModel[]): RouteModel[] {
  return routes.flatMap((route) => [route, ...flatRoutes(route.routes ?? [])]);
}

test('doc entry: id, path, sidebar (one of five)', () => {
  const { docs } = version();
  expect(docs.length).toBeGreaterThan(0);
  for (const doc of docs) {
    expect(doc.path).toBe(`/${doc.id}`);
    expect(SIDEBARS).toContain(doc.sidebar);
  }
});

test('sidebar entry: a link with path (section intro) and label', () => {
  const { sidebars } = version();
  expect(Object.keys(sidebars).sort()).toEqual([...SIDEBARS].sort());
  for (const id of SIDEBARS) {
    const { link } = sidebars[id] ?? {};
    expect(link?.path).toMatch(/^\/[^/]+\/intro$/);
    expect(link?.label).toMatch(/.+/);
  }
});

test('version: name, label, isLast, path, mainDocId, docs, draftIds (empty), sidebars, breadcrumbs flag', () => {
  const { docs, sidebars, ...rest } = version();
  expect(rest).toEqual({
    name: 'current',
    label: 'Next',
    isLast: true,
    path: '/',
    mainDocId: '编程语言/intro',
    draftIds: [],
    breadcrumbs: true,
  });
  expect(docs.map(({ id }) => id)).toContain('编程语言/intro');
  expect(Object.keys(sidebars)).toHaveLength(5);
});

test('locale: label, direction ltr, htmlLang, calendar, path, translate false, url, baseUrl "/"', () => {
  expect(readModel('real', 'locale')).toMatchObject({
    label: '简体中文',
    direction: 'ltr',
    htmlLang: expect.stringMatching(/^zh-Hans/),
    calendar: 'gregory',
    path: expect.any(String),
    translate: false,
    url: expect.stringMatching(/^https?:\/\//),
    baseUrl: '/',
  });
});

test('site config: title, tagline, favicon, url, baseUrl, locale, navbar items, footer, code themes, extra languages, outline levels', async () => {
  const { default: config } = await import('../../site.config.ts');
  expect(config).toMatchObject({
    title: '学习笔记',
    tagline: '好好学习，天天向上',
    favicon: { svg: expect.any(String) },
    url: expect.stringMatching(/^https:/),
    baseUrl: '/',
    footer: { style: 'dark', copyright: expect.stringContaining('2023-2025') },
    codeTheme: { light: expect.any(String), dark: expect.any(String) },
    toc: { min: 2, max: 3 },
  });
  expect(config.extraLanguages).toEqual(['cpp', 'lua', 'csharp', 'glsl', 'hlsl', 'bash', 'cmake', 'ini']);
  const docItems = config.navbar?.items?.filter(({ type }) => type === 'docSidebar') ?? [];
  expect(docItems.map((item) => 'sidebarId' in item && item.sidebarId)).toEqual(SIDEBARS);
  for (const item of docItems) expect(item).toMatchObject({ position: 'left', label: expect.any(String) });
  expect(config.navbar?.items).toContainEqual(expect.objectContaining({ type: 'link', position: 'right' }));
});

test.describe('on a site with a configured code theme', () => {
  test.use({ siteName: 'underBase' });
  test('site config: the code-highlighting theme for light and for dark decides the colours of code', async ({
    page,
    site,
  }) => {
    await page.goto(site.address('/语法/代码'));
    const color = (selector: string) =>
      page
        .locator(selector)
        .first()
        .evaluate((element) => getComputedStyle(element).color);
    await page.locator('body').evaluate((body) => {
      const accent = Object.assign(document.createElement('i'), { id: 'accent' });
      accent.style.color = 'var(--accent)';
      body.append(accent);
    });
    for (const mode of ['light', 'dark']) {
      await page.locator('html').evaluate((html, theme) => html.setAttribute('data-theme', theme), mode);
      // The quiet theme: keywords in the accent, functions as the text around them.
      expect(await color('article c-k'), mode).toBe(await color('#accent'));
      expect(await color('article c-f'), mode).toBe(await color('article'));
    }
  });
});

test('route entry: path, component, exact, sidebar, and a stable number', () => {
  const routes = flatRoutes(readModel<RouteModel[]>('real', 'routes'));
  const docs = routes.filter(({ component }) => component === 'DocPage');
  expect(docs.map(({ path }) => path).sort()).toEqual(
    expect.arrayContaining(
      version()
        .docs.map(({ path }) => path)
        .sort(),
    ),
  );
  for (const route of docs) expect(route).toMatchObject({ exact: true });
  const outside = docs.filter(({ sidebar }) => !/Sidebar$/.test(sidebar ?? '')).map(({ path }) => path);
  expect(outside).toEqual([]);
  const numbers = routes.map(({ number }) => number).filter((number) => number !== undefined);
  expect(new Set(numbers).size).toBe(numbers.length);
});

test('sidebars hold the listed docs of their section and nothing else', () => {
  for (const id of SIDEBARS) {
    const listed = pathsOf(readNav('real', id)).sort();
    const docs = version().docs.filter(({ sidebar }) => sidebar === id);
    expect(listed).toEqual(docs.map(({ path }) => path).sort());
  }
});

test('search hit: url and a query context with hit counts', async ({ page, site }) => {
  await page.goto(`${site.address('/search')}?q=${encodeURIComponent('脚注')}`);
  await expect(page.getByRole('status').filter({ hasText: /找到 [1-9]\d* 篇笔记，共 [1-9]\d* 处/ })).toBeVisible();
  await expect(page.getByRole('searchbox').or(page.getByRole('combobox')).first()).toHaveValue('脚注');
  await page.locator('.found > li').first().getByRole('link').first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('脚注');
});

test('site metadata: conventions 3.9.1 and the parts of the site', () => {
  const metadata = readModel<Record<string, unknown>>('real', 'metadata');
  expect(metadata.conventions).toBe('docusaurus 3.9.1');
  expect(JSON.stringify(metadata)).toContain('19.1.1');
  const parts = JSON.stringify(metadata).toLowerCase();
  for (const part of ['css-cascade-layers', 'docs', 'pages', 'sitemap', 'svgr', 'classic', 'search'])
    expect(parts).toContain(part);
});

test('the HTML never claims to be made by Docusaurus', async ({ page, site }) => {
  await page.goto(site.address('/语法/intro'));
  await expect(page.locator('meta[name=generator]')).toHaveAttribute('content', /^study-notes /);
});

test('server-side entities: there are none, and there is no user data', () => {
  const { dependencies } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8'));
  expect(Object.keys(dependencies).join(' ')).not.toMatch(/express|fastify|koa|prisma|mongo|mysql|redis|passport/);
});
