/** The sentence around a link. */
import type { Mention } from '../mention.ts';
import type { Piece } from './blocks.ts';

/** By Unicode's rules: Chinese ends and closing quotes too, and no end in `3.5` or `Node.js`. */
const sentences = new Intl.Segmenter('zh', { granularity: 'sentence' });
/** Characters kept on each side of the link: with its words some three lines. */
const MOST = 60;

/** The sentence in which the piece stands, without what of it lies far from the piece. */
export function sentenceAround(pieces: readonly Piece[], index: number): Pick<Mention, 'before' | 'words' | 'after'> {
  const text = pieces.map((piece) => piece.text).join('');
  const shape = pieces.map((piece) => (piece.isOpaque ? 'x'.repeat(piece.text.length) : piece.text)).join('');
  const start = pieces.slice(0, index).reduce((sum, piece) => sum + piece.text.length, 0);
  const words = pieces[index]?.text ?? '';
  const sentence = sentences.segment(shape).containing(start);
  const from = sentence?.index ?? 0;
  const to = from + (sentence?.segment.length ?? text.length);
  return { before: cutStart(text.slice(from, start)), words, after: cutEnd(text.slice(start + words.length, to)) };
}

function cutStart(text: string): string {
  const characters = [...text.replace(/^[\s·]+/, '').replace(/ +/g, ' ')];
  return characters.length <= MOST ? characters.join('') : `…${characters.slice(-MOST).join('').replace(/^\w+/, '')}`;
}

function cutEnd(text: string): string {
  // Without what separates a row's cells.
  const characters = [...text.replace(/[\s·]+$/, '').replace(/ +/g, ' ')];
  if (characters.length <= MOST) return characters.join('');
  return `${characters.slice(0, MOST).join('').replace(/\w+$/, '').trimEnd()}…`;
}
