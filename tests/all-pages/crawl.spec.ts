/**
 * Every page of the real site: status, console, links, anchors, accessibility in both modes, valid HTML, no other host.
 * Without scripts and at 360 px: `bare.spec.ts`. Pages share one browser page per worker and part; a failure names all pages that have it.
 */
import { documentFile } from '../../packages/engine/src/shared/paths.ts';
import { type AskedLooks, keepAxe, violations } from '../support/axe.ts';
import { expect, test, untilReady } from '../support/harness.ts';
import { htmlProblems } from './html-rules.ts';
import { everyPage } from './pages.ts';

test.use({ siteName: 'real' });

/** About thirty pages each when all planned notes are written. */
const PARTS = 12;

/** Spread over the site, so that the parts are equally heavy. */
const pagesOf = (part: number) => everyPage('real').filter((_, index) => index % PARTS === part);

/** All parts of a worker are one walk. */
const asked: AskedLooks = { light: new Set(), dark: new Set() };

/** Runs a check on each page and gives what it found, by page. */
async function collect(paths: string[], check: (path: string) => Promise<string[]>): Promise<Record<string, string[]>> {
  const found: Record<string, string[]> = {};
  for (const path of paths) {
    const problems = await check(path);
    if (problems.length > 0) found[path] = problems;
  }
  return found;
}

// What takes longest comes first (`bare.spec.ts`, by its name): at the end no worker waits for another.
test('every document is valid HTML', async ({ site }) => {
  test.setTimeout(600_000);
  const paths = [...everyPage('real'), '/404'];
  expect(await collect(paths, async (path) => htmlProblems(site.file(documentFile(path))))).toEqual({});
});

for (let part = 0; part < PARTS; part += 1) {
  const named = `part ${part + 1} of ${PARTS}`;

  test(`opens, logs nothing, no axe violation in light and in dark (${named})`, async ({ page, site }) => {
    test.setTimeout(600_000);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await keepAxe(page);
    const found = await collect(pagesOf(part), async (path) => {
      // Arrived at a place within, a page is laid out to its end at once: axe judges what it sees.
      const answer = await page.goto(`${site.address(path)}#article`);
      if (answer?.status() !== 200) return [`status ${answer?.status()}`];
      await untilReady(page);
      const dark = await violations(page, 'dark', { asked });
      const light = await violations(page, 'light', { asked });
      return [...light.map((violation) => `light ${violation}`), ...dark.map((violation) => `dark ${violation}`)];
    });
    expect(found).toEqual({});
  });
}

test('every internal link and every anchor of every page leads somewhere', async ({ page, site }) => {
  test.setTimeout(600_000);
  /** Addresses and ids of a document, read by the browser's own parser; in the empty page, whose policy lets a test do so. */
  const read = (html: string) =>
    page.evaluate((text) => {
      const parsed = new DOMParser().parseFromString(text, 'text/html');
      const of = (selector: string, name: string) =>
        [...parsed.querySelectorAll(selector)].map((node) => node.getAttribute(name) ?? '');
      return {
        // Those by which a program's recorded run is opened lead to its figure.
        ids: [...of('[id]', 'id'), ...of('figure[data-run]', 'data-run').map((_, index) => `lab=run-${index + 1}`)],
        addresses: [
          ...of('a[href]', 'href'),
          ...of('link[href]', 'href'),
          ...of('img[src], source[src], video[src]', 'src'),
        ],
      };
    }, html);
  const documents = new Map<string, Awaited<ReturnType<typeof read>>>();
  for (const path of everyPage('real')) documents.set(path, await read(site.file(documentFile(path))));
  const statuses = new Map<string, number>();
  const statusOf = async (address: string) => {
    const known = statuses.get(address);
    if (known !== undefined) return known;
    const status = (await page.request.head(site.origin + address)).status();
    statuses.set(address, status);
    return status;
  };
  const found = await collect([...documents.keys()], async (path) => {
    const problems: string[] = [];
    for (const address of documents.get(path)?.addresses ?? []) {
      const url = new URL(address, site.address(path));
      if (url.origin !== site.origin) continue;
      const target = decodeURIComponent(url.pathname);
      const known = documents.get(target);
      const id = decodeURIComponent(url.hash.slice(1)).replace(/^(lab=run-\d+)\..*/, '$1');
      if (!known && (await statusOf(url.pathname)) !== 200) problems.push(`${address} is missing`);
      if (known && id && !known.ids.includes(id)) problems.push(`${address} has no such anchor`);
    }
    return problems;
  });
  expect(found).toEqual({});
});

/** Texts of a document's inline scripts: its boot. */
const bootOf = (html: string) =>
  [...html.matchAll(/<script(?![^>]*\b(?:src|type)=)[^>]*>(.*?)<\/script>/gs)].map(([, text]) => text).join('\n');

/** The scripts and sheets that a document names. */
const filesOf = (html: string) =>
  [...new Set(html.match(/\/assets\/[^"'`\s>)]+\.(?:js|css)/g) ?? [])].sort().join('\n');

test('all documents have one boot', async ({ site }) => {
  const boots = [...everyPage('real'), '/404'].map((path) => bootOf(site.file(documentFile(path))));
  expect(boots[0]).toContain('dataset');
  expect(new Set(boots).size).toBe(1);
});

test('module scripts off: a page of every kind reads, the boot works, nothing is logged but the missing modules', async ({
  page,
  site,
  problems,
}) => {
  test.setTimeout(600_000);
  problems.expect(/\/assets\/.*\.js/, /module script/i);
  site.server.fault(/^\/assets\/.*\.js/, { body: '', type: 'text/plain' });
  // The boot is one for all, and what stands in them without any script is read by `bare.spec.ts`: what differs is what they bring.
  const kinds = new Map(everyPage('real').map((path) => [filesOf(site.file(documentFile(path))), path]));
  expect(kinds.size).toBeGreaterThan(10);
  const found = await collect([...kinds.values()], async (path) => {
    await page.goto(site.address(path), { waitUntil: 'domcontentloaded' });
    const isReadable = await page.evaluate(
      () =>
        document.documentElement.dataset.js === '' &&
        [...document.querySelectorAll('main p, main li')].some((text) => text.checkVisibility()),
    );
    return isReadable ? [] : ['does not read'];
  });
  expect(found).toEqual({});
});
