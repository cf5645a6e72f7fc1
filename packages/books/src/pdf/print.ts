/** Prints HTML to PDF by Chromium, without scripts and without a network. */
import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { UsageError } from 'study-notes/cli/options';
import { words } from '../words/books.ts';

/** Gives the PDF of a document. */
export type Print = (html: string) => Promise<Buffer>;

/** What a document may take: minutes on a slow machine. */
const LONGEST = 15 * 60_000;

const FLAGS = [
  ...['--headless', '--disable-gpu', '--no-first-run', '--disable-background-networking', '--disable-component-update'],
  // Fonts of formulas are files beside the page.
  ...['--disable-sync', '--allow-file-access-from-files', '--host-resolver-rules=MAP * ~NOTFOUND'],
  '--no-pdf-header-footer',
  // Chromium's own sandbox does not start as root.
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
];

/** Prints with so many browsers at once; more documents wait their turn. */
export function createPrinter(browser: string, atOnce: number): Print {
  let free = atOnce;
  const waiting: (() => void)[] = [];
  return async (html) => {
    if (free > 0) free -= 1;
    else await new Promise<void>((begin) => waiting.push(begin));
    try {
      return await print(browser, html);
    } finally {
      const next = waiting.shift();
      if (next) next();
      else free += 1;
    }
  };
}

async function print(browser: string, html: string): Promise<Buffer> {
  const folder = mkdtempSync(join(tmpdir(), 'study-notes-book-'));
  const [page, pdf] = [join(folder, 'book.html'), join(folder, 'book.pdf')];
  try {
    writeFileSync(page, html);
    const own = [`--user-data-dir=${join(folder, 'profile')}`, `--print-to-pdf=${pdf}`];
    const { code, said } = await run(browser, [...FLAGS, ...own, pathToFileURL(page).href]);
    if (code !== 0 || !existsSync(pdf)) throw new UsageError(words.notPrinted(browser, code, said));
    return readFileSync(pdf);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** How a program ended, and the last of what it said. */
async function run(program: string, args: string[]): Promise<{ code: number | string | null; said: string }> {
  const child = spawn(program, args, { stdio: ['ignore', 'ignore', 'pipe'], timeout: LONGEST });
  let said = '';
  child.stderr.on('data', (chunk: Buffer) => (said = (said + chunk.toString()).slice(-4000)));
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (status, signal) => resolve({ code: status ?? signal, said: said.trim() }));
  });
}
