/**
 * Limits what a worker sends: the number and length of texts, so that the receiving page stays responsive. It works
 * whatever built-in methods the program has replaced.
 */
import { words } from '../words/frame.ts';
import { LONGEST, MOST_CHARACTERS, MOST_MESSAGES } from './protocol-limits.ts';

interface Said {
  kind: 'out' | 'value' | 'error';
  level?: 'log' | 'warn' | 'error';
  text: string;
  line?: number | undefined;
}

const slice = Function.prototype.call.bind(String.prototype.slice) as (
  text: string,
  from: number,
  to: number,
) => string;

/** Makes a function that sends by `post`; what goes beyond the bounds asks once for the end, and nothing more is sent. */
export function boundedSender(post: (message: object) => void): (said: Said) => void {
  let messages = MOST_MESSAGES;
  let characters = MOST_CHARACTERS;
  let isOver = false;
  return (said) => {
    if (isOver) return;
    const text = shorten(said.text);
    messages -= 1;
    characters -= text.length;
    isOver = messages < 0 || characters < 0;
    post(isOver ? { kind: 'flood' } : { ...said, text });
  };
}

/** A truncated text that says how much is missing. */
function shorten(text: string): string {
  const { length } = text;
  return length > LONGEST ? words.longLine(slice(text, 0, LONGEST), length, LONGEST) : text;
}
