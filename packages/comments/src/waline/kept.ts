/** What the browser keeps for who writes: name and mail for the next comment, and a text until it has been sent. */
import { readStored, writeStored } from 'study-notes/shell/storage/storage';
import { asObject, textOf } from './fields.ts';

const WRITER = 'comment-writer';

export interface Writer {
  nick: string;
  mail: string;
}

/** Who wrote last in this browser. */
export function rememberedWriter(): Writer {
  let stored: unknown;
  try {
    stored = JSON.parse(readStored(WRITER) ?? '');
  } catch {}
  const { nick, mail } = asObject(stored);
  return { nick: textOf(nick), mail: textOf(mail) };
}

/** Remembers who writes. */
export function rememberWriter(writer: Writer): void {
  writeStored(WRITER, JSON.stringify(writer));
}

/** The text that was begun at a place. */
export const keptDraft = (place: string) => readStored(draftKey(place)) ?? '';

/** Keeps a text; an empty one is none. */
export const keepDraft = (place: string, text: string) => writeStored(draftKey(place), text || null);

const draftKey = (place: string) => `comment-draft:${place}`;
