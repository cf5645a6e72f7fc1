/**
 * A Chromium that renders pages ahead and keeps left ones for Back. Playwright switches both off, so this one is driven by
 * the browser's own protocol: pages attached through their tab, each given the reader's connection before its first script.
 */
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Duplex } from 'node:stream';
import { findTestBrowser, OFFLINE } from '../../scripts/find-chromium.mjs';

interface Message {
  id?: number;
  method?: string;
  params?: { sessionId: string; targetInfo: { type: string; subtype?: string } };
  result?: unknown;
  error?: { message: string };
}

/** A page, shown or not. */
export class DrivenPage {
  readonly #send: Send;
  readonly #session: string;

  constructor(send: Send, session: string) {
    this.#send = send;
    this.#session = session;
  }

  /** The value of an expression in the page; rejects when the page is gone. */
  async evaluate<T>(expression: string): Promise<T> {
    const options = { expression, returnByValue: true, awaitPromise: true };
    const { result } = (await this.#send('Runtime.evaluate', options, this.#session)) as { result: { value: T } };
    return result.value;
  }

  /** Goes to an address as if it had been typed. */
  async go(url: string): Promise<void> {
    await this.#send('Page.navigate', { url }, this.#session);
  }

  /** Moves the mouse over the first element that matches. */
  point(selector: string): Promise<void> {
    return this.mouse(selector, 'mouseMoved');
  }

  /** Presses there and lets go. */
  async press(selector: string): Promise<void> {
    for (const type of ['mouseMoved', 'mousePressed', 'mouseReleased']) await this.mouse(selector, type);
  }

  private async mouse(selector: string, type: string): Promise<void> {
    const [x, y, met] = await this.evaluate<[number, number, string]>(`(() => {
      const element = document.querySelector(${JSON.stringify(selector)});
      element.scrollIntoView({ block: 'nearest', behavior: 'instant' });
      const { left, top, width, height } = element.getBoundingClientRect();
      const [x, y] = [left + width / 2, top + height / 2];
      const met = document.elementFromPoint(x, y);
      return [x, y, element.contains(met) ? '' : String(met?.outerHTML)];
    })()`);
    if (met) throw new Error(`The mouse would not meet ${selector} but ${met.slice(0, 200)}`);
    const button = type === 'mouseMoved' ? 'none' : 'left';
    await this.#send('Input.dispatchMouseEvent', { type, x, y, button, clickCount: 1 }, this.#session);
  }
}

type Send = (method: string, params?: object, sessionId?: string) => Promise<unknown>;

export interface Rendering {
  /** The page of the tab. */
  page: DrivenPage;
  /** Pages rendered ahead, in the order in which the browser began them. */
  ahead: DrivenPage[];
  stop: () => Promise<void>;
}

/** Starts the browser; `connection` is what `navigator.connection` says in each of its pages. */
export async function startRendering(connection: object): Promise<Rendering> {
  const profile = mkdtempSync(join(tmpdir(), 'study-notes-browser-'));
  const args = [
    ...OFFLINE,
    '--remote-debugging-pipe',
    `--user-data-dir=${profile}`,
    '--window-size=1366,768',
    'about:blank',
  ];
  const child = spawn((await findTestBrowser()) as string, args, {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe', 'pipe'],
  });
  const pages: { page: DrivenPage; isAhead: boolean }[] = [];
  const send = connect(child.stdio[3] as Duplex, child.stdio[4] as Duplex, ({ sessionId, targetInfo }) => {
    const source = `Object.defineProperty(Navigator.prototype, 'connection', { get: () => (${JSON.stringify(connection)}) })`;
    pages.push({ page: new DrivenPage(send, sessionId), isAhead: targetInfo.subtype === 'prerender' });
    void send('Page.enable', {}, sessionId);
    void send('Page.addScriptToEvaluateOnNewDocument', { source }, sessionId);
    void send('Runtime.runIfWaitingForDebugger', {}, sessionId);
  });
  const tabs = (await send('Target.getTargets', { filter: [{ type: 'tab' }] })) as {
    targetInfos: { targetId: string }[];
  };
  const tab = { targetId: tabs.targetInfos[0]?.targetId, flatten: true };
  const { sessionId } = (await send('Target.attachToTarget', tab)) as { sessionId: string };
  await send('Target.setAutoAttach', { autoAttach: true, flatten: true, waitForDebuggerOnStart: true }, sessionId);
  return {
    get page() {
      return pages[0]?.page as DrivenPage;
    },
    get ahead() {
      return pages.filter(({ isAhead }) => isAhead).map(({ page }) => page);
    },
    async stop() {
      const gone = new Promise((resolve) => child.once('exit', resolve));
      child.kill();
      await gone;
      try {
        rmSync(profile, { recursive: true, force: true });
      } catch {
        // The browser's own processes still write there for a moment; it lies among the system's temporary files.
      }
    },
  };
}

/** Messages end with a zero byte each way. */
function connect(to: Duplex, from: Duplex, onPage: (params: NonNullable<Message['params']>) => void): Send {
  const waiting = new Map<number, (message: Message) => void>();
  let rest = '';
  from.on('data', (chunk: Buffer) => {
    const messages = (rest + chunk).split('\0');
    rest = messages.pop() as string;
    for (const message of messages.map((text) => JSON.parse(text) as Message)) {
      if (message.id) waiting.get(message.id)?.(message);
      else if (message.method === 'Target.attachedToTarget' && message.params?.targetInfo.type === 'page')
        onPage(message.params);
    }
  });
  let last = 0;
  return (method, params = {}, sessionId) => {
    const id = ++last;
    to.write(`${JSON.stringify({ id, method, params, sessionId })}\0`);
    return new Promise((resolve, reject) =>
      waiting.set(id, ({ result, error }) =>
        error ? reject(new Error(`${method}: ${error.message}`)) : resolve(result),
      ),
    );
  };
}
