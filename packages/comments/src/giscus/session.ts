/** The session with which giscus sends a reader back who has logged in: taken out of the address, and kept by the browser. */
import { readStored, writeStored } from 'study-notes/shell/storage/storage';

/** As giscus' own script names it. */
const KEY = 'giscus-session';

/** The session, from the address or an earlier visit; empty: none. */
export function takeSession(): string {
  const url = new URL(location.href);
  const given = url.searchParams.get('giscus');
  if (given) {
    writeStored(KEY, JSON.stringify(given));
    url.searchParams.delete('giscus');
    history.replaceState(history.state, '', url);
    return given;
  }
  try {
    return String(JSON.parse(readStored(KEY) ?? '""'));
  } catch {
    return '';
  }
}

/** Forgets it; false when there was none. */
export function forgetSession(): boolean {
  const isStored = readStored(KEY) !== null;
  writeStored(KEY, null);
  return isStored;
}
