/** `:::card[问题]{#id}`: a question that opens on the page, recorded in the context for the review. */
// For the types of `hName`, the HTML element a node becomes.

import { createHash } from 'node:crypto';
import type { Paragraph, PhrasingContent } from 'mdast';
import type { ContainerDirective } from 'mdast-util-directive';
import type {} from 'mdast-util-to-hast';
import { toString as textOf } from 'mdast-util-to-string';
import { type NoteContext, report } from 'study-notes/pipeline/markdown/context';
import { cardAnchor } from '../cards.ts';
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
  if (!text) reportMissing(node, { what: '没有问题', fix: '写成 :::card[问题]，下面是答案。' }, context);
  if (node.children.length === 0)
    reportMissing(node, { what: '没有答案', fix: '在问题下面写答案，再以 ::: 结束。' }, context);
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
    const message = `:::card 不认识 ${unknown.join('、')}。`;
    report(context, node.position?.start, {
      severity: 'warning',
      rule: 'card',
      message,
      fix: '大括号里只写 {#编号}。',
    });
  }
  if (own && OWN_ID.test(own)) return own;
  if (own !== undefined) {
    const message = `卡片编号“${own}”不能用。`;
    const fix = `只用汉字、字母、数字、- 和 _，最多 64 个字，例如 {#${cardsOf(context).length + 1}-移动语义}。`;
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
  report(context, node.position?.start, { severity: 'error', rule: 'card', message: `:::card ${what}。`, fix });
}
