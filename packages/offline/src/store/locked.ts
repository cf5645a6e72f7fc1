import type { Shelf } from './shelf.ts';

/** Runs one change of what is stored at a time, in whatever tab or worker; with `isPatient` false, not at all while another does. */
export async function locked<Result>(
  shelf: Shelf,
  change: () => Promise<Result>,
  isPatient = true,
): Promise<Result | undefined> {
  return navigator.locks.request(shelf.name('change'), { ifAvailable: !isPatient }, (lock) =>
    lock ? change() : undefined,
  );
}
