/** What a search looked for on a page, carried to it beside the address: in memory, and in storage for a document that loads anew. */
import { readStored, writeStored } from 'study-notes/shell/storage/storage';
import { createStore } from 'study-notes/shell/store';
import { SEARCH_ARRIVAL_KEY } from '../constants.ts';

export interface Arrival {
  /** Path of the page the hit leads to. */
  path: string;
  /** Texts to mark there. */
  terms: string[];
}

/** A note in storage counts this long, in ms: a document that loads later was not opened from the search. */
const LIFETIME = 60_000;

export const arrival = createStore<Arrival | null>(null);

/** Notes where a hit leads; another tab learns it from storage alone. */
export function expectArrival(next: Arrival, isInThisTab: boolean): void {
  writeStored(SEARCH_ARRIVAL_KEY, JSON.stringify({ ...next, at: Date.now() }));
  if (isInThisTab) arrival.set(next);
}

/** Takes the note for the page that this document shows; others are out of date. */
export function takeArrival(path: string): void {
  const stored = readStored(SEARCH_ARRIVAL_KEY);
  if (!stored) return;
  writeStored(SEARCH_ARRIVAL_KEY, null);
  try {
    const { at, ...next } = JSON.parse(stored);
    if (next.path === path && Date.now() - at < LIFETIME) arrival.set(next);
  } catch {}
}
