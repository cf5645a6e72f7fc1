/** Page data made by another build of the application: one full load brings document and application together. */
const KEY = 'other-shell';

/**
 * Whether a full load should be tried for data of this shell. Only once in a tab: where a cache goes on serving old
 * documents beside new data, the data is taken as it is rather than loading every page whole.
 */
export function mustLoadDocument(shell: string, ours: string): boolean {
  if (shell === ours) return false;
  try {
    if (sessionStorage.getItem(KEY) === shell) return false;
    sessionStorage.setItem(KEY, shell);
  } catch {}
  return true;
}
