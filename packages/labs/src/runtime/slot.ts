/** One lab's place in the page, and what the application lends to all of them. */
import type { Root } from 'react-dom/client';
import type { OfferedCard, TakenCard } from 'study-notes/shared/card-taker';
import type { History } from './history.ts';

/** A card as a lab knows it: not of which page. */
export type LabCard = Omit<OfferedCard, 'path' | 'title'>;

/** What the application has and the labs' chunks need not bring again. */
export interface Loan {
  /** Decoded base path of the site. */
  baseUrl: string;
  createRoot: (container: Element) => Root;
  ensureStyleSheets: (addresses: readonly string[]) => Promise<void>;
  copyText: (text: string) => Promise<void>;
  /** Starts a module worker of this site; the application alone can vouch for its address. */
  openWorker: (address: string) => Worker;
  /** Keeps a card of this page; undefined where nobody takes any. */
  takeCard: ((card: LabCard) => Promise<TakenCard>) | undefined;
}

export interface Slot {
  figure: HTMLElement;
  /** What stands there without scripts; hidden while the lab lives. */
  still: HTMLElement | null;
  /** The lab's name, with `-2` for its second place on the page; links name the lab by it. */
  key: string;
  /** Key of its state in this visit: page, place and options. */
  memoryKey: string;
  name: string;
  /** Address of the lab's module. */
  address: string;
  options: object;
  /** Address of the recording that its module makes the lab of. */
  recording?: string;
  caption: string;
  loan: Loan;
}

/** States of this visit's labs, by `Slot.memoryKey`: they are there again when the reader comes back. */
export const memory = new Map<string, History<object>>();

/** Finds the labs of the article that have a module. */
export function findSlots(input: { path: string; modules: Record<string, string>; loan: Loan }): Slot[] {
  const counts = new Map<string, number>();
  const slots: Slot[] = [];
  for (const figure of document.querySelectorAll<HTMLElement>('#article figure.lab')) {
    const name = figure.dataset.lab ?? '';
    const address = input.modules[name];
    if (!address) continue;
    const count = (counts.get(name) ?? 0) + 1;
    counts.set(name, count);
    const key = count > 1 ? `${name}-${count}` : name;
    const props = figure.dataset.props ?? '{}';
    slots.push({
      figure,
      still: figure.querySelector('.lab-static'),
      key,
      memoryKey: `${input.path}#${key}${props}`,
      name,
      address,
      options: JSON.parse(props),
      caption: figure.querySelector('figcaption')?.textContent ?? '',
      loan: input.loan,
    });
  }
  return slots;
}
