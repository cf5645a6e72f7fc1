/**
 * Loads the application: after `load` when idle on a fast connection, otherwise on the reader's first intent. A click that
 * it would have served is remembered and replayed by the application, once. Prefetching is loaded with the application, or
 * alone on a connection that is not fast but allows it.
 */
import { SILENCE_LIMIT } from '../../shared/constants.ts';
import { type Connection, isFast, mayPrefetch } from './connection.ts';
import { runtime, state } from './page-state.ts';
import { idle } from './reveal.ts';

function loadApp(): void {
  if (state.app) return;
  state.app = 'loading';
  // Only the entry's address changes: its imports must remain the same modules that lazy chunks share.
  const load = (query: string) =>
    Promise.all(runtime.app.map((address, index) => import(address + (index ? '' : query))));
  const fail = () => {
    if (state.app !== 'ready') state.app = 'failed';
  };
  load('')
    .catch(() => load('?retry'))
    .catch(fail);
  // It may never load; if it loads after all, it removes the message.
  setTimeout(fail, SILENCE_LIMIT);
}

/** Remembers the last click that only the application can serve; `aria-busy` shows that it is loading. */
export function rememberClick(target: Element): void {
  const control = target.closest<HTMLElement>('button,.image,.diagram');
  if (!control || state.app === 'ready') return;
  loadApp();
  window.__click = control;
  control.ariaBusy = 'true';
}

/** Waits for idle time or the reader's intent. */
export function awaitIntent(): void {
  addEventListener('load', () => {
    const line = (navigator as { connection?: Connection }).connection;
    // With a timeout: Chromium may see no idle time for ten seconds.
    if (mayPrefetch(line)) idle(isFast(line) ? loadApp : () => import(runtime.prefetch), { timeout: 2e3 });
  });
  addEventListener('pointerover', (event) => {
    if ((event.target as Element).closest('button,input,summary,figure,a')) loadApp();
  });
  // Written out: repetition compresses best.
  addEventListener('touchstart', loadApp);
  addEventListener('keydown', loadApp);
  addEventListener('focusin', loadApp);
}
