/** ```` ```cpp run card ````: a program that is a card by itself; its answer is the output below, which the checker has verified. */
import { createHash } from 'node:crypto';
import type { Code, Root } from 'mdast';
import { parseFenceMeta } from 'study-notes/pipeline/markdown/code/fence-meta';
import { type NoteContext, report } from 'study-notes/pipeline/markdown/context';
import type { FenceMark } from 'study-notes/pipeline/markdown/note-feature';
import { visit } from 'unist-util-visit';
import { cardAnchor } from '../cards.ts';
import { cardsOf } from './note-cards.ts';

/** What is asked when the word has no text of its own. */
const QUESTION = '这段程序输出什么？';

/** Records the cards of fences; their figures get the cards' anchors. */
export function markOutputCards(tree: Root, context: NoteContext): Map<Code, FenceMark> {
  const fences: Code[] = [];
  visit(tree, 'code', (code) => void fences.push(code));
  const marks = new Map<Code, FenceMark>();
  for (const [index, code] of fences.entries()) {
    const { card, run } = parseFenceMeta(code.meta ?? '').words;
    if (card === undefined) continue;
    if (!run || fences[index + 1]?.lang !== 'output') reportNoOutput(code, context);
    else marks.set(code, { id: noteCard(code, card === true ? QUESTION : card, context) });
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
    message: '代码块写了 card，却没有可以当答案的输出。',
    fix: '加上 run，并且让下一个代码块是 ```output；或者去掉 card。',
  });
}
