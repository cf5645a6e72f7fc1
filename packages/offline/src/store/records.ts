/**
 * Small records that are there in one of their states, whenever the browser is killed. Browsers replace a file by deleting
 * it first, so nothing is written in its own place: each record has two places, which take turns.
 */
import { SiteCaches } from './site-caches.ts';

/** Their cache. */
export const RECORDS = 'records';

/** A record as it is stored: its number tells which place is the newer. */
interface Numbered<Value> {
  number: number;
  value: Value;
}

export class Records extends SiteCaches {
  async read<Value>(record: string): Promise<Value | undefined> {
    return (await this.#newest<Value>(record))?.value;
  }

  async write(record: string, value: unknown): Promise<void> {
    const number = ((await this.#newest(record))?.number ?? -1) + 1;
    await this.put(RECORDS, placeOf(record, number), Response.json({ number, value } satisfies Numbered<unknown>));
  }

  async forget(record: string): Promise<void> {
    const cache = await caches.open(this.name(RECORDS));
    await Promise.all([0, 1].map((number) => cache.delete(this.address(placeOf(record, number)))));
  }

  /** Names of the records that begin so, without the beginning. */
  async records(beginning: string): Promise<Set<string>> {
    const start = this.address(`/.offline/${beginning}`);
    const found = (await this.files(RECORDS)).filter((address) => address.startsWith(start));
    return new Set(found.map((address) => decodeURIComponent(address.slice(start.length).replace(/\/[01]$/, ''))));
  }

  async #newest<Value>(record: string): Promise<Numbered<Value> | undefined> {
    const found = [0, 1].map(async (number): Promise<Numbered<Value> | undefined> => {
      const answer = await this.find(RECORDS, placeOf(record, number));
      // One that was cut off counts as none.
      return answer?.json().catch(() => undefined);
    });
    const [even, odd] = await Promise.all(found);
    return !even || (odd && odd.number > even.number) ? odd : even;
  }
}

/** Where a record of this number lies. */
function placeOf(record: string, number: number): string {
  return `/.offline/${record}/${number % 2}`;
}
