/** What the help lists: what the page's controls and widgets say of their keys, as readers know them. */

/** Something that keys do: its name, and each of its keys as `aria-keyshortcuts` writes it. */
export interface Named {
  name: string;
  keys: readonly string[];
}

export interface Row {
  name: string;
  /** Each key in its parts: `['Ctrl', 'K']`. */
  keys: string[][];
}

interface Reader {
  isMac: boolean;
  /** Keys of a single character do nothing. */
  isOff: boolean;
}

const SIGNS: Readonly<Record<string, string>> = {
  Control: 'Ctrl',
  Meta: '⌘',
  Escape: 'Esc',
  ArrowLeft: '←',
  ArrowRight: '→',
  ArrowUp: '↑',
  ArrowDown: '↓',
};

/** One row for each name, without keys of other machines and those that do nothing now. */
export function rowsOf(all: readonly Named[], { isMac, isOff }: Reader): Row[] {
  const rows = new Map<string, Row>();
  for (const { name, keys } of all) {
    const other = isMac ? 'Control' : 'Meta';
    // A key for the other machine beside one for this one.
    const isForeign = (key: string) =>
      key.startsWith(`${other}+`) && keys.includes(key.replace(other, isMac ? 'Meta' : 'Control'));
    const known = keys.filter((key) => !isForeign(key) && !(isOff && isCharacter(key)));
    if (known.length > 0 && !rows.has(name)) rows.set(name, { name, keys: known.map(partsOf) });
  }
  return [...rows.values()];
}

/** Shift makes other characters, and is no part of a command. */
function isCharacter(key: string): boolean {
  return /^(?:Shift\+)?\S$/u.test(key);
}

function partsOf(key: string): string[] {
  return key.split('+').map((part) => SIGNS[part] ?? part);
}
