/** Page data of another build: one full load gets a matching document and application. */
const KEY = 'other-shell';

/**
 * Whether to try a full load for data of this shell. Only once per tab: if a cache keeps serving old documents with new
 * data, the data is used as it is, rather than loading every page in full.
 */
export function mustLoadDocument(shell: string, ours: string): boolean {
  if (shell === ours) return false;
  try {
    if (sessionStorage.getItem(KEY) === shell) return false;
    sessionStorage.setItem(KEY, shell);
  } catch {}
  return true;
}
