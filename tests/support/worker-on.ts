/**
 * `OFFLINE_WORKER=1` runs the browser tests as readers see the site who have stored it: every section is on the device, and
 * the worker answers. Without it no test has a worker but those of the offline reading. A test is read with a worker so:
 * - what the server is asked (`site.server.requests`) is what pages ask for, whoever answers it;
 * - a fault of the server (`site.server.fault`) is about the network: from there on the worker is passed by.
 */
import { type BrowserContext, type CDPSession, expect, type Page } from '@playwright/test';

export const isWorkerOn = Boolean(process.env.OFFLINE_WORKER);

/** What a test may leave behind, but for the worker and what it has stored. */
export const FORGOTTEN = isWorkerOn
  ? ['cookies', 'file_systems', 'indexeddb', 'local_storage', 'storage_buckets'].join()
  : 'all';

/** What a test's context may take to be there: a new one stores the whole site, minutes on a busy machine. */
export const CONTEXT_TIMEOUT = isWorkerOn ? 600_000 : 60_000;

/** The pages of the offline reading whose sites the context has stored that tests go on in. */
const stored = new Set<string>();

/** Stores every section of the site, unless it is there; `list` is the page of the offline reading. Ends with its fixture. */
export async function storeEverything(context: BrowserContext, list: string): Promise<void> {
  // A context that is new has no page yet, and nothing stored.
  if (context.pages().length === 0) stored.clear();
  if (stored.has(list)) return;
  const page = await context.newPage();
  const answer = await page.goto(list);
  // A site without the feature has nothing to store, and no worker.
  if (answer?.status() === 404) return page.close();
  // On a line that does not bring the application by itself, the button does; where it has come, the button does nothing.
  await page.evaluate(() => document.querySelector<HTMLElement>('[data-action=offline]')?.click());
  await expect(page.locator('.offline-sections li').first()).toBeVisible({ timeout: 0 });
  const missing = page.locator('.offline-sections li[data-stored=false]');
  for (let left = await missing.count(); left > 0; left--) {
    await missing.first().getByRole('button').click();
    await expect(missing).toHaveCount(left - 1, { timeout: 0 });
  }
  // Or a fault of the server would meet scripts that the browser keeps besides.
  const session = await context.newCDPSession(page);
  await session.send('Network.clearBrowserCache');
  await page.close();
  stored.add(list);
}

/** What stands before the server: it hears what a context's pages ask for, until it steps aside for the network. */
export class WorkerAhead {
  readonly #sessions: CDPSession[] = [];
  readonly #met = new Map<Page, Promise<void>>();
  #isAside = false;

  constructor(context: BrowserContext, origin: string, note: (address: string) => void) {
    for (const page of context.pages()) this.#meet(page);
    context.on('page', (page) => this.#meet(page));
    context.on('request', (request) => {
      const isAsked = !this.#isAside && !request.serviceWorker() && request.url().startsWith(`${origin}/`);
      if (isAsked) note(request.url().slice(origin.length).replace(/#.*$/, ''));
    });
  }

  /** Fulfilled when the worker of this page can be passed by. */
  async ready(page: Page): Promise<void> {
    await this.#met.get(page);
  }

  get isAside(): boolean {
    return this.#isAside;
  }

  /** Sent at once, so that it comes before whatever the test does next. */
  stepAside(): void {
    this.#isAside = true;
    for (const session of this.#sessions) void passBy(session, true);
  }

  /** The next test's pages meet the worker again. */
  async end(): Promise<void> {
    await Promise.all(this.#sessions.map((session) => passBy(session, false)));
    await Promise.allSettled(this.#sessions.map((session) => session.detach()));
  }

  #meet(page: Page): void {
    const met = page
      .context()
      .newCDPSession(page)
      .then(async (session) => {
        await session.send('Network.enable');
        emulateBeside(page, session);
        this.#sessions.push(session);
        if (this.#isAside) await passBy(session, true);
      });
    // A page may be closed by then.
    this.#met.set(
      page,
      met.catch(() => {}),
    );
  }
}

/** Of a page's two sessions the second one's medium holds from the next document on: unless it is told, paper becomes a screen. */
function emulateBeside(page: Page, session: CDPSession): void {
  // Its class's, since a page that is used again may still have what the last test gave it.
  const emulate: Page['emulateMedia'] = Object.getPrototypeOf(page).emulateMedia;
  page.emulateMedia = async (options) => {
    if (options?.media !== undefined)
      await session.send('Emulation.setEmulatedMedia', { media: options.media ?? '' }).catch(() => {});
    await emulate.call(page, options);
  };
}

/** A page that is closed has no session any more. */
async function passBy(session: CDPSession, bypass: boolean): Promise<void> {
  await session.send('Network.setBypassServiceWorker', { bypass }).catch(() => {});
}
