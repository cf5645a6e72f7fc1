/** Modules by their addresses, also after one has failed. */
import { withinSilence } from './patient-fetch.ts';

/** The address for a further attempt (0: the first): a browser may remember that an address failed, or still wait for it. */
export function attemptAddress(address: string, attempt: number): string {
  return attempt ? `${address}${address.includes('?') ? '&' : '?'}retry=${attempt}` : address;
}

/** A module of this site or of a service it names; rejects with a `Silence` when nothing has come after ten seconds. */
export function importAgain<Module>(address: string, attempt: number): Promise<Module> {
  return withinSilence(import(/* @vite-ignore */ attemptAddress(address, attempt)));
}
