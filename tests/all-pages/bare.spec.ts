/**
 * Every page of the real site on a phone, without scripts: what stands in the document reads, and its layout holds whatever
 * fonts a reader has, here one wide Latin font, and boxes for every Chinese character.
 */
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { expect, test } from '../support/harness.ts';
import { everyPage } from './pages.ts';

test.use({ siteName: 'real' });

/** Set wide: 0.7 em and more a letter. What the system has nearest is taken where it is missing. */
const WIDE = 'DejaVu Sans:bold';

/** A configuration of fonts with that one alone, below a folder. */
function onlyWide(folder: string): string {
  const fonts = join(folder, 'fonts');
  mkdirSync(fonts);
  const file = spawnSync('fc-match', ['-f', '%{file}', WIDE], { encoding: 'utf8' }).stdout;
  expect(file, 'fontconfig has a font').toMatch(/^\//);
  symlinkSync(file, join(fonts, file.slice(file.lastIndexOf('/') + 1)));
  const config = join(folder, 'fonts.conf');
  writeFileSync(config, `<fontconfig><dir>${fonts}</dir><cachedir>${join(folder, 'cache')}</cachedir></fontconfig>`);
  return config;
}

/** What is wrong with the page, in words; runs in the page. */
function narrowProblems(width: number): string[] {
  const isSeen = (selector: string) => {
    const element = document.querySelector(selector);
    const box = element?.getBoundingClientRect();
    return element?.checkVisibility({ visibilityProperty: true }) && box && box.width > 0 && box.height > 0;
  };
  const most = document.documentElement.scrollWidth;
  const far = () =>
    [...document.body.querySelectorAll('*')].find(
      (element) =>
        element.getBoundingClientRect().right > width + 1 && !element.closest('pre, .table, .math, .diagram'),
    );
  return [
    ...(most > width ? [`${most} px: ${far()?.tagName}.${far()?.className}`] : []),
    ...(isSeen('main p, main li') ? [] : ['nothing to read']),
    ...(isSeen('main h1') ? [] : ['no heading']),
    ...(isSeen('header a') ? [] : ['no links in the bar']),
  ];
}

test('every page reads at 360 px without scripts, and none scrolls sideways', async ({ site }, { project }) => {
  test.setTimeout(600_000);
  const folder = mkdtempSync(join(tmpdir(), 'fonts-'));
  const env = { ...process.env, FONTCONFIG_FILE: onlyWide(folder) } as Record<string, string>;
  const browser = await chromium.launch({ ...project.use.launchOptions, env });
  try {
    const page = await browser.newPage({ viewport: { width: 360, height: 740 }, javaScriptEnabled: false });
    const found: Record<string, string[]> = {};
    for (const path of everyPage('real')) {
      // With its sheets and pictures: they are what can be too wide.
      await page.goto(site.address(path));
      const problems = await page.evaluate(narrowProblems, 360);
      if (problems.length > 0) found[path] = problems;
    }
    expect(found).toEqual({});
  } finally {
    await browser.close();
    rmSync(folder, { recursive: true, force: true });
  }
});
