/** A comment's text as elements of our own. */
import type { ReactNode } from 'react';
import { words } from '../words/thread.ts';
import { type Piece, readMarkup, textOf, VOID } from './markup.ts';

/** Characters from which on a comment is folded. */
const LONG = 1200;

export function Markup({ html }: { html: string }) {
  const pieces = readMarkup(html, { picture: words.picture, cut: words.cut });
  const { length } = textOf(pieces).trim();
  const text = (
    <div className="comment-text" dir="auto">
      {toNodes(pieces)}
    </div>
  );
  if (length < LONG) return text;
  return (
    <details>
      <summary>{words.whole(length)}</summary>
      {text}
    </details>
  );
}

function toNodes(pieces: readonly Piece[]): ReactNode[] {
  return pieces.map((piece, key) => {
    if (typeof piece === 'string') return piece;
    const { tag, href } = piece;
    const Tag = tag as 'p';
    const children = VOID.includes(tag) ? undefined : toNodes(piece.pieces);
    const at = `${key}`;
    if (href)
      return (
        <a key={at} href={href} target="_blank" rel={LINK}>
          {children}
        </a>
      );
    if (tag === 'heading')
      return (
        <p key={at} className="comment-heading">
          {children}
        </p>
      );
    return <Tag key={at}>{children}</Tag>;
  });
}

const LINK = 'nofollow noopener noreferrer ugc';
