/** A Chromium with a profile of its own, which can be killed as a system does it. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { type Browser, chromium, type Page } from '@playwright/test';
import { findTestBrowser, OFFLINE } from '../../scripts/find-chromium.mjs';

const ADDRESS = /DevTools listening on (\S+)/;

export interface KillableBrowser {
  page: Page;
  /** Ends every process of it at once. */
  kill(): Promise<void>;
  /** Ends it as a person does; what it holds is written. */
  close(): Promise<void>;
}

/** Starts it with the profile that lies in a folder. */
export async function startKillable(profile: string): Promise<KillableBrowser> {
  const executable = await findTestBrowser();
  if (!executable) throw new Error('No Chromium was found; set CHROME_PATH.');
  const flags = ['--headless', '--remote-debugging-port=0', `--user-data-dir=${profile}`, ...OFFLINE, 'about:blank'];
  // A group of its own, so that all its processes end together.
  const child = spawn(executable, flags, { detached: true, stdio: ['ignore', 'ignore', 'pipe'] });
  const ended = once(child, 'exit');
  const browser = await chromium.connectOverCDP(await addressOf(child));
  const page = browser.contexts()[0]?.pages()[0];
  if (!page) throw new Error('The browser has opened no page.');
  return {
    page,
    async kill() {
      killGroup(child);
      await ended;
      await browser.close();
    },
    async close() {
      await closeBrowser(browser);
      await ended;
    },
  };
}

function addressOf(child: ChildProcess): Promise<string> {
  let said = '';
  return new Promise((resolve, reject) => {
    child.stderr?.on('data', (chunk: Buffer) => {
      said += chunk.toString();
      const address = ADDRESS.exec(said)?.[1];
      if (address) resolve(address);
    });
    child.on('exit', () => reject(new Error(`The browser ended before it could be reached:\n${said}`)));
  });
}

function killGroup({ pid }: ChildProcess): void {
  if (pid) process.kill(-pid, 'SIGKILL');
}

async function closeBrowser(browser: Browser): Promise<void> {
  const session = await browser.newBrowserCDPSession();
  // The answer may be cut off by what it answers.
  await session.send('Browser.close').catch(() => undefined);
}
