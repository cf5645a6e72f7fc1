/** Mistakes in SVG source as the parser names them, in words. */
import { own } from '../../../shared/own.ts';
import { words } from '../../../words/html-and-images.ts';

/** Says what the parser found; a rare mistake keeps the parser's name for it. */
export function svgReason(code: string | undefined): string {
  return (code && own(words.mistakes, code)) || words.otherMistake(code);
}
