import { PREFERRED_VERSION_KEY } from '../../shared/constants.ts';
import { readStored, writeStored } from './storage.ts';

/** The docs version the reader prefers; a stored name that this site does not have is removed. */
export function readPreferredVersion(versions: readonly string[]): string | null {
  const name = readStored(PREFERRED_VERSION_KEY);
  if (name === null || versions.includes(name)) return name;
  writeStored(PREFERRED_VERSION_KEY, null);
  return null;
}
