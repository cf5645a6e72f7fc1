/**
 * The reading record in local storage: one key per note, so that tabs never overwrite each other. Nothing is recorded when
 * the reader has turned it off on the review page. Runs only in the browser.
 */
import { readStored, writeStored } from '../storage/storage.ts';
import { createStore } from '../store.ts';

/** Counts changes; 0 on the server and while hydrating, when nothing counts as read. */
export const readings = createStore(0);

/** To be called when the record has changed, here or in another tab. */
export function noteReadings(): void {
  readings.set(readings.get() + 1);
}

let base = '/';

/** Starts with the site's base, before anything is read or written, and follows other tabs. */
export function startReading(siteBase: string): void {
  base = siteBase;
  addEventListener('storage', noteReadings);
}

/** Storage key of a value; sites on the same host are separated by their base paths. */
export function keyOf(name: string): string {
  return `${name}:${base}`;
}

/** A page to go on with: its path, its title, and the heading that was reached. */
export type LastRead = [path: string, title: string, heading?: string | null];

/** Whether anything may be noted. */
export const isNoting = (): boolean => readStored(keyOf('reading')) !== 'off';
const readKey = (path: string) => keyOf('read') + path.slice(1);
// The reader's day as `2026-11-21`, as the review writes it too.
const today = () => new Date().toLocaleDateString('sv');

/** Whether the end of a note was reached. */
export function isRead(path: string): boolean {
  return readStored(readKey(path)) !== null && isNoting();
}

/** The stored value of a name; undefined when there is none, or it is damaged. */
function parseStored<T>(name: string): T | undefined {
  try {
    return JSON.parse(readStored(keyOf(name)) ?? '');
  } catch {
    return undefined;
  }
}

/** The note read last. */
export function lastRead(): LastRead | undefined {
  const last = isNoting() ? parseStored<LastRead>('last') : undefined;
  return last?.[0]?.[0] === '/' ? last : undefined;
}

/** Number of things that are due today or were before, by counts a day stored under a name; undefined when there are none. */
export function dueToday(name: string): number | undefined {
  const days = parseStored<Record<string, number>>(name);
  return days && Object.keys(days).reduce((sum, day) => (day <= today() ? sum + Number(days[day]) : sum), 0);
}

/** Records where the reader is. */
export function noteLast(last: LastRead): void {
  if (isNoting()) writeStored(keyOf('last'), JSON.stringify(last));
}

/** Records that the end of a note was reached. */
export function noteRead(path: string): void {
  if (!isNoting() || isRead(path)) return;
  writeStored(readKey(path), today());
  noteReadings();
}
