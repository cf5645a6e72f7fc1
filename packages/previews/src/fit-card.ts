/** A card as the page's data hold it. */
import type { Card } from 'study-notes/shared/page';

/** Bytes of a card in the page's data, its brackets and quotes included. */
export const CARD_BYTES = 400;

/** Of these a heading's words get so many at most, or nothing would be left for the text. */
const TITLE_CHARACTERS = 40;

/** The card with as much text as fits, cut after a sentence where one ends late enough; undefined when there is no text. */
export function fitCard([heading, words]: Card): Card | undefined {
  if (!words) return undefined;
  const title = shortened([...heading], TITLE_CHARACTERS);
  if (bytesOf([title, words]) <= CARD_BYTES) return [title, words];
  const characters = [...words];
  let room = CARD_BYTES - bytesOf([title, '…']);
  const length = characters.findIndex((character) => {
    room -= bytesOf(character) - 2;
    return room < 0;
  });
  const text = characters.slice(0, length).join('');
  const sentence = /^.*[。！？]/su.exec(text)?.[0] ?? '';
  return [title, sentence.length > text.length / 2 ? sentence : `${text}…`];
}

function bytesOf(value: Card | string): number {
  return new TextEncoder().encode(JSON.stringify(value)).length;
}

function shortened(characters: readonly string[], most: number): string {
  return characters.length <= most ? characters.join('') : `${characters.slice(0, most - 1).join('')}…`;
}
