/** Finds the browser that prints. */
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { UsageError } from 'study-notes/cli/options';
import { words } from '../words/books.ts';

/** The headless shell first: Chromium without a window's code, the same pages for half the processor time. */
const NAMES = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome.exe',
  'msedge.exe',
];
const PLACES = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe',
];

/** The browser named by CHROME_PATH, in PATH or in a usual place. */
export function findChromium(env: NodeJS.ProcessEnv = process.env): string {
  const folders = (env.PATH ?? '').split(delimiter);
  const places = [...NAMES.flatMap((name) => folders.map((folder) => join(folder, name))), ...PLACES];
  const found = (env.CHROME_PATH ? [env.CHROME_PATH] : places).find((path) => existsSync(path));
  if (found !== undefined) return found;
  const missing = env.CHROME_PATH ? words.noChromePath(env.CHROME_PATH) : words.noChromium;
  throw new UsageError(words.installChromium(missing));
}
