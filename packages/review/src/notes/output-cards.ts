/** ```` ```cpp run card ````: a program that is a card by itself; its answer is the output below, which the checker has verified. */
import { createHash } from 'node:crypto';
import type { Code, Root } from 'mdast';
import { parseFenceMeta } from 'study-notes/pipeline/markdown/code/fence-meta';
import { type NoteContext, report } from 'study-notes/pipeline/markdown/context';
import type { FenceMark } from 'study-notes/pipeline/markdown/note-feature';
import { visit } from 'unist-util-visit';
import { cardAnchor } from '../cards.ts';
import { words } from '../words/review.ts';
import { cardsOf } from './note-cards.ts';

/** Records the cards of fences; their figures get the cards' anchors. */
export function markOutputCards(tree: Root, context: NoteContext): Map<Code, FenceMark> {
  const fences: Code[] = [];
  visit(tree, 'code', (code) => void fences.push(code));
  const marks = new Map<Code, FenceMark>();
  for (const [index, code] of fences.entries()) {
    const { card, run } = parseFenceMeta(code.meta ?? '').words;
    if (card === undefined) continue;
    if (!run || fences[index + 1]?.lang !== 'output') reportNoOutput(code, context);
    else marks.set(code, { id: noteCard(code, card === true ? words.whatOutput : card, context) });
  }
  return marks;
}

/** The anchor of the fence's card. Another program is another question, so the program is part of the id. */
function noteCard(code: Code, text: string, context: NoteContext): string {
  const id = createHash('sha256').update(`${context.note.path}\n${text}\n${code.value}`).digest('hex').slice(0, 12);
  const { line = 1, column = 1 } = code.position?.start ?? {};
  const place = { line: line + context.note.bodyLine - 1, column };
  cardsOf(context).push({ id, text, hash: '', question: '', answer: '', ...place });
  context.takenIds.push(cardAnchor(id));
  return cardAnchor(id);
}

function reportNoOutput(code: Code, context: NoteContext): void {
  report(context, code.position?.start, {
    severity: 'error',
    rule: 'card',
    message: words.noOutput,
    fix: words.addOutput,
  });
}
