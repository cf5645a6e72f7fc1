/** What the page's buttons do. It outlives the page: a download goes on while the reader reads elsewhere. */
import type { PageChunkProps } from 'study-notes/shared/page-chunk';
import { toAddress } from 'study-notes/shared/paths';
import { createStore } from 'study-notes/shell/store';
import { FULL, KEEP, type Pack, READ } from './names.ts';
import { problemWords } from './problem-words.ts';
import { registerWorker } from './register-worker.ts';
import { locked } from './store/locked.ts';
import { Shelf } from './store/shelf.ts';
import { missingPacks, storePacks } from './store/store-packs.ts';
import { problemOf } from './store/store-problem.ts';
import { noteStored, readState, type Stored } from './stored-state.ts';
import { words } from './words/page.ts';

/** A download under way. */
export interface Download {
  /** Id of the section that is stored; absent for an update of all. */
  id?: string | undefined;
  bytes: number;
  total: number;
}

export interface Shown {
  /** Absent until it has been read. */
  stored?: Stored;
  download?: Download | undefined;
  /** How the last attempt ended. */
  said: string;
}

export class OfflineControl {
  readonly shown = createStore<Shown>({ said: '' });
  readonly #props: PageChunkProps;
  readonly #shelf: Shelf;
  #stop = new AbortController();

  constructor(props: PageChunkProps) {
    this.#props = props;
    this.#shelf = new Shelf(new URL(toAddress(props.baseUrl, '/'), location.href).href);
  }

  refresh = () => this.#attempt(async () => '');

  /** Who has installed the site wants to read again without a network, and need not say so; unless it was said before. */
  async begin(): Promise<void> {
    const isInstalled = matchMedia('(display-mode: standalone)').matches;
    if (isInstalled && (await this.#shelf.read(KEEP).catch(() => false)) === undefined) await this.keep(true);
    else await this.refresh();
  }

  /** Stores a section, or brings what is stored to the published build. */
  store = (pack?: Pack) =>
    this.#attempt(async () => {
      const { list } = await readState(this.#shelf, this.#props);
      if (!list || 'withdrawn' in list) return words.noAnswer;
      await registerWorker(this.#props.baseUrl);
      await navigator.storage?.persist?.();
      await locked(this.#shelf, () => this.#fetch(list, pack?.id));
      await this.#forgetFull();
      return pack ? words.stored(pack.label) : words.updated;
    });

  cancel = () => this.#stop.abort();

  remove = (pack: Pack) =>
    this.#attempt(async () => {
      await locked(this.#shelf, () => this.#shelf.remove(pack.id));
      await this.#forgetFull();
      noteStored(this.#props, (await this.#shelf.current())?.packs ?? []);
      return words.removed(pack.label);
    });

  removeAll = () =>
    this.#attempt(async () => {
      await locked(this.#shelf, () => this.#shelf.clear());
      noteStored(this.#props, []);
      const root = toAddress(this.#props.baseUrl, '/');
      await (await navigator.serviceWorker.getRegistration(root))?.unregister();
      return words.allRemoved;
    });

  keep = (isOn: boolean) => {
    const { stored } = this.shown.get();
    // A switch moves when it is pressed; should it fail, it moves back.
    if (stored) this.#show({ stored: { ...stored, keeps: isOn } });
    return this.#attempt(async () => {
      if (isOn) await registerWorker(this.#props.baseUrl);
      await this.#shelf.write(KEEP, isOn);
      if (!isOn) await this.#shelf.drop(READ);
      await this.#forgetFull();
      return isOn ? words.keepsPages : words.keepsNoPages;
    });
  };

  /** There may be room now: the worker tries again. */
  async #forgetFull(): Promise<void> {
    for (const what of await this.#shelf.records(FULL)) await this.#shelf.forget(FULL + what);
  }

  async #fetch(list: { version: string; packs: Pack[] }, id: string | undefined): Promise<void> {
    const shelf = this.#shelf;
    this.#stop = new AbortController();
    const { wanted, missing } = await missingPacks({ shelf, packs: list.packs, id });
    const total = missing.reduce((sum, { bytes }) => sum + bytes, 0);
    const progress = (bytes: number) => this.#show({ download: { id, bytes, total } });
    progress(0);
    const onBytes = (count: number) => progress((this.shown.get().download?.bytes ?? 0) + count);
    try {
      await storePacks({ shelf, ...list, id, signal: this.#stop.signal, onBytes });
      noteStored(this.#props, wanted);
    } finally {
      this.#show({ download: undefined });
    }
  }

  /** Does something that may fail; the reader is told how it ended, and sees what there is then. */
  async #attempt(what: () => Promise<string>): Promise<void> {
    this.#show({ said: '' });
    const said = await what().catch((error) => problemWords(problemOf(error)));
    const stored = await readState(this.#shelf, this.#props).catch(() => undefined);
    const blocked = problemWords(problemOf(new DOMException('', 'SecurityError')));
    this.#show({ said: stored ? said : said || blocked, ...(stored && { stored }) });
  }

  #show(change: Partial<Shown>): void {
    this.shown.set({ ...this.shown.get(), ...change });
  }
}
