/** Finds a Chromium on this machine; used by the tests, the benchmark and `ensure-chromium.mjs`. */
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** Chromium without a window's code: the same pages for half the processor time. */
const SHELL = 'chromium-headless-shell';
const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome.exe'];
const PLACES = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/** For a browser to which nothing but this machine answers: a request to any other host fails at once. */
export const OFFLINE = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--host-resolver-rules=MAP * ~NOTFOUND , EXCLUDE 127.0.0.1',
];

/** Path of a Chromium: named by CHROME_PATH, in PATH, in a usual place, or downloaded by Playwright; else undefined. */
export async function findChromium() {
  const named = process.env.CHROME_PATH;
  if (named) return existsSync(named) ? named : undefined;
  return [...inPath(NAMES), ...PLACES].find((path) => existsSync(path)) ?? downloaded();
}

/** Path of the headless shell; undefined when there is none in PATH. */
export function findShell() {
  return inPath([SHELL]).find((path) => existsSync(path));
}

/** What tests run in: CHROME_PATH, else the headless shell, else any Chromium. */
export async function findTestBrowser() {
  return process.env.CHROME_PATH ? findChromium() : (findShell() ?? findChromium());
}

function inPath(names) {
  const folders = (process.env.PATH ?? '').split(delimiter);
  return folders.flatMap((folder) => names.map((name) => join(folder, name)));
}

async function downloaded() {
  const { chromium } = await import('@playwright/test');
  const path = chromium.executablePath();
  return existsSync(path) ? path : undefined;
}
