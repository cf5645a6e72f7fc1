/**
 * Loads the application when the reader means to use something, or when `prefetch/` finds the line fast enough. A link is
 * nothing to use: its click would end the loading, and its page needs the line. A click that the application would have served
 * is remembered and replayed by it, once.
 */
import { SILENCE_LIMIT } from '../../shared/constants.ts';
import { mayPrefetch } from './connection.ts';
import { runtime, state } from './page-state.ts';

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

/** Loads what prefetches, if the line may carry it. */
export function loadPrefetch(): void {
  // Without it everything works, only more slowly.
  if (mayPrefetch()) import(runtime.prefetch).catch(() => {});
}

/** Waits until a pointer, a finger or the focus comes to something that the application serves. */
export function awaitIntent(): void {
  runtime.start = loadApp;
  const onIntent = ({ target }: Event) => {
    if ((target as Element).closest('button,input,summary,figure')) loadApp();
  };
  addEventListener('pointerover', onIntent);
  addEventListener('focusin', onIntent);
}
