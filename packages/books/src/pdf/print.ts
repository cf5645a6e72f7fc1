/** Prints an HTML file to a PDF by Chromium, without scripts and without a network. */
import { spawn } from 'node:child_process';
import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { UsageError } from 'study-notes/cli/options';
import { words } from '../words/books.ts';

/** What a page of this size may take: minutes on a slow machine. */
const LONGEST = 15 * 60_000;

const FLAGS = [
  ...['--headless', '--disable-gpu', '--no-first-run', '--disable-background-networking', '--disable-component-update'],
  // Fonts of formulas are files beside the page.
  ...['--disable-sync', '--allow-file-access-from-files', '--host-resolver-rules=MAP * ~NOTFOUND'],
  ...['--no-pdf-header-footer', '--generate-pdf-document-outline'],
  // Chromium's own sandbox does not start as root.
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
];

/** Prints `html` to `pdf`; `folder` takes the browser's own files. */
export async function print(browser: string, html: string, pdf: string, folder: string): Promise<void> {
  rmSync(pdf, { force: true });
  const profile = `--user-data-dir=${join(folder, 'profile')}`;
  const args = [...FLAGS, profile, `--print-to-pdf=${pdf}`, pathToFileURL(html).href];
  const child = spawn(browser, args, { stdio: ['ignore', 'ignore', 'pipe'], timeout: LONGEST });
  let said = '';
  child.stderr.on('data', (chunk: Buffer) => (said = (said + chunk.toString()).slice(-4000)));
  const code = await new Promise<number | string | null>((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (status, signal) => resolve(status ?? signal));
  });
  if (code === 0 && existsSync(pdf)) return;
  throw new UsageError(words.notPrinted(browser, code, said.trim()));
}
