/** Fetches the labs' runtime and starts it; a line in the first figure offers another try when it does not come. */
import { createRoot } from 'react-dom/client';
import type { TakeCard } from 'study-notes/shared/card-taker';
import type { PageChunkProps } from 'study-notes/shared/page-chunk';
import { importAgain } from 'study-notes/shell/navigation/import-again';
import { trustedScript } from 'study-notes/shell/trusted';
import { NAME, type PageLabs, RUN_KEY } from '../page-labs.ts';
import type { Loan } from '../runtime/slot.ts';
import { words } from '../words/frame.ts';
import { lendReact } from './lend-react.ts';

let attempts = 0;

const openWorker = (address: string) => new Worker(trustedScript(address), { type: 'module' });

/** Starts the labs of a page; call what it returns before another page is shown. */
export function placeLabs(props: PageChunkProps): () => void {
  let stop: (() => void) | undefined;
  let isGone = false;
  const start = async () => {
    const { page, baseUrl, ensureStyleSheets, copyText } = props;
    const { path, features } = page;
    const labs = features?.[NAME] as PageLabs | undefined;
    if (!labs) return;
    lendReact();
    try {
      const { startLabs } = await importAgain<typeof import('../runtime/start-labs.tsx')>(labs.runtime, attempts);
      const loan = { baseUrl, createRoot, ensureStyleSheets, copyText, openWorker, takeCard: takerOf(props, labs) };
      if (!isGone) stop = startLabs({ path, labs, loan });
    } catch (error) {
      console.warn(error);
      attempts++;
      if (!isGone) offerRetry(start);
    }
  };
  // A page of recorded runs alone has need of nothing before one is asked for.
  const isOnlyRuns = Object.keys((props.page.features?.[NAME] as PageLabs | undefined)?.modules ?? {}).length === 0;
  const forget = isOnlyRuns ? onceRunWanted(start) : undefined;
  if (!isOnlyRuns) start();
  return () => {
    isGone = true;
    forget?.();
    stop?.();
  };
}

/** Starts when the address names a recorded run; call what it returns to wait no longer. */
function onceRunWanted(start: () => unknown): () => void {
  const look = () => {
    if (!location.hash.startsWith(`#lab=${RUN_KEY}`)) return;
    forget();
    start();
  };
  const forget = () => removeEventListener('hashchange', look);
  addEventListener('hashchange', look);
  look();
  return forget;
}

/** What takes a card of this page, fetched when there is one; undefined where nobody does. */
function takerOf({ page: { path, title }, keyOf }: PageChunkProps, { cardTaker }: PageLabs): Loan['takeCard'] {
  if (!cardTaker) return undefined;
  let failures = 0;
  return async (card) => {
    const module = await importAgain<{ default: TakeCard }>(cardTaker, failures).catch((error) => {
      failures++;
      throw error;
    });
    return module.default({ ...card, path, title }, keyOf);
  };
}

function offerRetry(retry: () => void): void {
  const figure = document.querySelector('#article .lab');
  const line = document.createElement('p');
  line.role = 'alert';
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'button';
  button.append(words.retry);
  line.append(words.labNotLoaded, button);
  line.onclick = () => {
    line.remove();
    retry();
  };
  figure?.append(line);
}
