/**
 * Without a network a frame that has the attribute gets no answer: browsers let no service worker answer it. There the
 * page's own header takes its origin away, as the attribute does elsewhere, and without either it serves nobody (`page.ts`).
 */

/** The header's word for what the attribute says. */
const SANDBOX = /(?:^|;)\s*sandbox allow-scripts\s*(?:;|$)/;
/** Milliseconds after which a line counts as dead. */
const PATIENCE = 1500;

/** Whether the network gives no answer, and what a worker has stored brings the header. */
export async function isSandboxedByStore(address: string): Promise<boolean> {
  if (!navigator.serviceWorker?.controller || (await hasNetwork(address))) return false;
  const { headers } = await fetch(address);
  return SANDBOX.test(headers.get('Content-Security-Policy') ?? '');
}

/** Workers leave such a question to the network. */
async function hasNetwork(address: string): Promise<boolean> {
  const asked = fetch(address, { method: 'HEAD', cache: 'no-store', signal: AbortSignal.timeout(PATIENCE) });
  return asked.then(
    () => true,
    () => false,
  );
}
