/** Recorded runs of a page: a link beside the code opens each below it. */
import { RUN_KEY } from '../page-labs.ts';
import { words } from '../words/frame.ts';
import { labOfHash } from './share-link.ts';
import type { Loan, Slot } from './slot.ts';

interface RunsInput {
  /** Decoded path of the page. */
  path: string;
  /** Address of the module that opens runs. */
  run: string;
  loan: Loan;
}

/** Opens the run that the address names, now and whenever it changes; call what it returns before another page is shown. */
export function startRuns(input: RunsInput, take: (slot: Slot) => () => void): () => void {
  const open = new Map<string, () => void>();
  const follow = () => {
    const key = labOfHash(location.hash);
    const slot = key === undefined || open.has(key) ? undefined : placeRun(key, input);
    if (key === undefined || !slot) return;
    open.set(key, take(slot));
    slot.figure.focus({ preventScroll: true });
    slot.figure.scrollIntoView({ block: 'nearest' });
  };
  addEventListener('hashchange', follow);
  follow();
  return () => {
    removeEventListener('hashchange', follow);
    for (const leave of open.values()) leave();
  };
}

/** A figure below the code whose number the key says; undefined for a key that is no run's. */
function placeRun(key: string, { path, run, loan }: RunsInput): Slot | undefined {
  const number = key.startsWith(RUN_KEY) ? Number(key.slice(RUN_KEY.length)) : 0;
  const code = document.querySelectorAll<HTMLElement>('#article figure[data-run]')[number - 1];
  if (!code?.dataset.run) return undefined;
  const figure = document.createElement('figure');
  figure.className = 'lab';
  figure.tabIndex = -1;
  const caption = document.createElement('figcaption');
  caption.append(words.recordedRun);
  figure.append(caption);
  code.after(figure);
  const names = { key, name: 'recorded-run', caption: caption.textContent ?? '', memoryKey: `${path}#${key}` };
  return {
    ...names,
    figure,
    still: null,
    address: run,
    options: {},
    recording: loan.baseUrl.replace(/\/$/, '') + code.dataset.run,
    loan,
  };
}
