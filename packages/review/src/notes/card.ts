/** `:::card[问题]{#id}`: a question that opens on the page, recorded in the context for the review. */
// For the types of `hName`, the HTML element a node becomes.

import { createHash } from 'node:crypto';
import type { Paragraph, PhrasingContent } from 'mdast';
import type { ContainerDirective } from 'mdast-util-directive';
import type {} from 'mdast-util-to-hast';
import { toString as textOf } from 'mdast-util-to-string';
import { type NoteContext, report } from 'study-notes/pipeline/markdown/context';
import { listed } from 'study-notes/words/phrases';
import { cardAnchor } from '../cards.ts';
import { words } from '../words/review.ts';
import { cardsOf } from './note-cards.ts';

/** Ids that a note may set: they are used in URLs, so no spaces or punctuation. */
const OWN_ID = /^[\p{L}\p{N}_-]{1,64}$/u;
/** Hex digits of a generated id; with 48 bits a collision among 10,000 cards is a matter of one in millions. */
const ID_LENGTH = 12;

/** Makes the container a `<details>` whose summary is the question. */
export function card(node: ContainerDirective, label: PhrasingContent[], context: NoteContext): void {
  const summary: Paragraph = { type: 'paragraph', children: label, data: { hName: 'summary' } };
  const text = plain(textOf(summary));
  const id = text ? cardId(node, text, context) : undefined;
  if (!text) reportMissing(node, { what: words.noQuestion, fix: words.writeQuestion }, context);
  if (node.children.length === 0) reportMissing(node, { what: words.noAnswer, fix: words.writeAnswer }, context);
  node.children.unshift(summary);
  node.data = { hName: 'details', hProperties: { className: ['card'], ...(id && { id: cardAnchor(id) }) } };
  const line = (node.position?.start.line ?? 1) + context.note.bodyLine - 1;
  if (id) {
    context.takenIds.push(cardAnchor(id));
    cardsOf(context).push({
      id,
      text,
      hash: '',
      question: '',
      answer: '',
      line,
      column: node.position?.start.column ?? 1,
    });
  }
}

/** The id set by `{#id}`, else a hash of path and question, so that it survives any other change. */
function cardId(node: ContainerDirective, question: string, context: NoteContext): string {
  const { id, ...others } = node.attributes ?? {};
  const own = id?.normalize('NFC');
  const unknown = Object.keys(others);
  if (unknown.length > 0) {
    const message = words.unknownOptions(listed(unknown));
    report(context, node.position?.start, {
      severity: 'warning',
      rule: 'card',
      message,
      fix: words.idOnly,
    });
  }
  if (own && OWN_ID.test(own)) return own;
  if (own !== undefined) {
    const message = words.badCardId(own);
    const fix = words.cardIdLetters(cardsOf(context).length + 1);
    report(context, node.position?.start, { severity: 'error', rule: 'card', message, fix });
  }
  return createHash('sha256').update(`${context.note.path}\n${question}`).digest('hex').slice(0, ID_LENGTH);
}

function plain(text: string): string {
  return text.normalize('NFC').replace(/\s+/g, ' ').trim();
}

function reportMissing(
  node: ContainerDirective,
  { what, fix }: { what: string; fix: string },
  context: NoteContext,
): void {
  report(context, node.position?.start, { severity: 'error', rule: 'card', message: words.cardProblem(what), fix });
}
