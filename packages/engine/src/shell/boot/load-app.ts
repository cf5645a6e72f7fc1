/**
 * Loads the application: after `load` when idle on a fast connection, otherwise when the reader first means to use
 * something. A click it would have served is remembered and played again by the application, once. Prefetching comes with
 * the application, or alone where the line is not fast but may carry pages.
 */
import { SILENCE_LIMIT } from '../../shared/constants.ts';
import { type Connection, isFast, mayPrefetch } from './connection.ts';
import { runtime, state } from './page-state.ts';
import { idle } from './reveal.ts';

function loadApp(): void {
  if (state.app) return;
  state.app = 'loading';
  // Only the entry's address changes: its imports must stay the modules that lazy chunks share.
  const load = (query: string) =>
    Promise.all(runtime.app.map((address, index) => import(address + (index ? '' : query))));
  const fail = () => {
    if (state.app !== 'ready') state.app = 'failed';
  };
  load('')
    .catch(() => load('?retry'))
    .catch(fail);
  // It may never answer; one that answers yet takes the message away.
  setTimeout(fail, SILENCE_LIMIT);
}

/** Keeps the last click that only the application can serve; `aria-busy` shows that it is coming. */
export function rememberClick(target: Element): void {
  const control = target.closest<HTMLElement>('button,.image,.diagram');
  if (!control || state.app === 'ready') return;
  loadApp();
  window.__click = control;
  control.ariaBusy = 'true';
}

/** Waits for the right moment. */
export function awaitIntent(): void {
  addEventListener('load', () => {
    const line = (navigator as { connection?: Connection }).connection;
    if (mayPrefetch(line)) idle(isFast(line) ? loadApp : () => import(runtime.prefetch));
  });
  addEventListener('pointerover', (event) => {
    if ((event.target as Element).closest('a,button,input,summary,figure')) loadApp();
  });
  // Written out: words that stand beside others alike are the smallest.
  addEventListener('touchstart', loadApp);
  addEventListener('keydown', loadApp);
  addEventListener('focusin', loadApp);
}
