/** Takes cards that other parts of the site offer into the reader's own, also where the review itself is not there. */
import type { OfferedCard, TakeCard, TakenCard } from 'study-notes/shared/card-taker';
import { storeOf } from './indexed-store.ts';
import { openChannel } from './open-store.ts';
import { idOf } from './own-cards.ts';
import { isOwnCard } from './record-schema.ts';
import type { StudyStore } from './store.ts';
import { openDatabase } from './study-database.ts';
import type { OwnCard } from './types.ts';
import { words } from './words/taker.ts';

const takeCard: TakeCard = async (offered, keyOf) => {
  const name = keyOf('study');
  const card = await ownCardOf(offered, Date.now());
  return addTo((change) => inStore(name, change), card);
};

export default takeCard;

/** An offered card as one of the reader's own; the same question of the same page is the same card. */
export async function ownCardOf(offered: OfferedCard, now: number): Promise<OwnCard> {
  const card = { ...offered, id: await idOf(`${offered.path}\n${offered.question}`), changed: now };
  if (!isOwnCard(card)) throw new Error(words.badCard);
  return card;
}

type Change = <T>(step: (store: StudyStore) => Promise<T>) => Promise<T>;

/** Adds a card that is not there yet. */
export async function addTo(change: Change, card: OwnCard): Promise<TakenCard> {
  const isAdded = await change((store) => store.addOwn(card));
  if (!isAdded) return { words: words.notAdded };
  return { words: words.added, undo: () => change((store) => store.removeOwn(card.id)) };
}

/** A change in the browser's database, which other tabs hear of; the connection holds nobody up afterwards. */
async function inStore<T>(name: string, step: (store: StudyStore) => Promise<T>): Promise<T> {
  const database = await openDatabase(name);
  try {
    return await step(storeOf(database));
  } finally {
    database.close();
    const channel = openChannel(name, () => {});
    channel.notify();
    channel.close();
  }
}
