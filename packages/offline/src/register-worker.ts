/** Registers the worker; only a reader's wish calls this. */
import { toAddress } from 'study-notes/shared/paths';
import { trustedScript } from 'study-notes/shell/trusted';
import { WORKER_FILE } from './names.ts';

/** Resolves when the worker serves; rejects where the browser has none, or forbids it. */
export async function registerWorker(baseUrl: string): Promise<void> {
  const script = trustedScript(toAddress(baseUrl, `/${WORKER_FILE}`));
  // The browser's own cache of it would hold up a withdrawal.
  await navigator.serviceWorker.register(script, { updateViaCache: 'none' });
  await navigator.serviceWorker.ready;
}
