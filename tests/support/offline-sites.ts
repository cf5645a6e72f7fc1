/** Builds of one small site for readers who store it: two that differ in every page, and one that takes it back. */
import { cpSync, existsSync, renameSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { seeded } from '../../bench/random.mjs';
import { run } from './command.ts';
import { SMALL_SITES, type SmallSite, smallSite } from './small-site.ts';

export interface Builds {
  first: string;
  second: string;
  withdrawn: string;
}

/** Paths of the notes of the section 甲 whose texts say of which build they are. */
export const NOTES = ['/甲/intro', '/甲/C++ 笔记', '/甲/第 1 页', '/甲/第 2 页', '/甲/第 3 页'];

const SECTIONS = ['甲', '乙'].map((name, at) => ({
  id: at === 0 ? 'firstSidebar' : 'secondSidebar',
  label: name,
  folder: name,
  intro: `${name}/intro`,
}));

function notesOf(build: string): Record<string, string> {
  const files = NOTES.map((path): [string, string] => {
    const name = path.split('/').at(-1) ?? '';
    const links = NOTES.map((other) => `- [去${other.slice(3)}](<${other}>)`).join('\n');
    const card = `:::card[${name}]\n答什么\n:::\n`;
    return [`content${path}.md`, `# 甲的${name}\n\n这是${build}的文字，独角兽在此。\n\n${links}\n\n${card}`];
  });
  return { ...Object.fromEntries(files), ...SAME };
}

/** The section 乙, which is the same in all builds, and takes some time to store. */
const SAME = {
  'content/乙/intro.md': '# 乙\n\n两版都一样。\n',
  ...Object.fromEntries([1, 2, 3, 4].map((page) => [`content/乙/第 ${page} 页.md`, longNote(page)])),
};

/** A note whose text no compression makes short. */
function longNote(page: number): string {
  const random = seeded(page);
  const lines = Array.from({ length: 200 }, () => Array.from({ length: 8 }, () => random.integer(0, 1e9)).join(' '));
  return `# 乙的第 ${page} 页\n\n${lines.join('\n')}\n`;
}

/** Stores a section by the button that readers press. */
export async function storeSection(page: Page, label: string, origin = ''): Promise<void> {
  await page.goto(`${origin}/离线`);
  await page.getByRole('button', { name: `把“${label}”存到本机`, exact: true }).click();
  await expect(page.locator('.offline-said')).toHaveText(`“${label}”存好了，没有网络也能读。`, { timeout: 60_000 });
}

/** Builds whose words stand in the section's documents, as the page gets them. */
export async function buildsShown(page: Page, paths = NOTES): Promise<string[]> {
  const texts = await page.evaluate(
    (all) => Promise.all(all.map(async (path) => (await fetch(encodeURI(path))).text())),
    paths,
  );
  expect(texts.every((text) => text.includes('<article'))).toBe(true);
  return [...new Set(texts.flatMap((text) => text.match(/第[一二三]版/g) ?? []))];
}

/** Builds all three, once for all tests; takes some ten seconds. */
export async function buildAll(): Promise<Builds> {
  const folder = join(process.env[SMALL_SITES] ?? tmpdir(), 'offline-builds');
  const builds = { first: join(folder, 'first'), second: join(folder, 'second'), withdrawn: join(folder, 'withdrawn') };
  if (existsSync(folder)) return builds;
  const site = smallSite(notesOf('第一版'), { sidebars: SECTIONS }, { offline: {} });
  const made = `${site.folder}-builds`;
  await buildInto(site, join(made, 'first'));
  for (const [name, text] of Object.entries(notesOf('第二版'))) site.write(name, text);
  await buildInto(site, join(made, 'second'));
  const other = smallSite(notesOf('第三版'), { sidebars: SECTIONS }, { offline: { withdrawn: true } });
  await buildInto(other, join(made, 'withdrawn'));
  // Another process may have been as quick.
  if (!existsSync(folder)) renameSync(made, folder);
  return builds;
}

async function buildInto(site: SmallSite, folder: string): Promise<void> {
  const { code, output } = await run(['build', ...site.arguments]);
  if (code !== 0) throw new Error(`The build of a small site failed:\n${output}`);
  cpSync(join(site.folder, 'dist'), folder, { recursive: true });
}
