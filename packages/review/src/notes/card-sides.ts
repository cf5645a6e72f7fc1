/** Question and answer of each card as HTML, taken from the article's tree, so that the review shows what the note shows. */
import { createHash } from 'node:crypto';
import type { Element, ElementContent, Root } from 'hast';
import type { NoteContext } from 'study-notes/pipeline/markdown/context';
import { toHref } from 'study-notes/shared/paths';
import { visit } from 'unist-util-visit';
import { cardAnchor } from '../cards.ts';
import { cardsOf, noteReferences, type ReviewCard } from './note-cards.ts';

/** Fills in both sides of the context's cards; `print` is the article's printer. */
export function fillCardSides(tree: Root, context: NoteContext, print: (children: ElementContent[]) => string): void {
  const cards = cardsOf(context);
  if (cards.length === 0) return;
  cards.sort((a, b) => a.line - b.line || a.column - b.column);
  const byAnchor = new Map(cards.map((card) => [cardAnchor(card.id), card]));
  visit(tree, 'element', (node: Element) => {
    const card = node.tagName === 'details' ? byAnchor.get(String(node.properties.id)) : undefined;
    const [question, ...answer] = node.children.filter((child) => child.type !== 'text' || child.value.trim() !== '');
    if (!card || question?.type !== 'element') return;
    // Of two cards with the same id the first counts; duplicates are reported elsewhere.
    byAnchor.delete(cardAnchor(card.id));
    setSides(card, { question: question.children, answer }, { context, print });
  });
  fillOutputCards(tree, byAnchor, { context, print });
  noteReferences(context);
}

interface Printing {
  context: NoteContext;
  print: (children: ElementContent[]) => string;
}

/** Cards of fences: the question and the program on one side, what it printed on the other. */
function fillOutputCards(tree: Root, byAnchor: Map<string, ReviewCard>, printing: Printing): void {
  let open: { card: ReviewCard; program: Element } | undefined;
  visit(tree, 'element', (node: Element) => {
    if (node.tagName !== 'figure' || !(node.properties.className as string[] | undefined)?.includes('code')) return;
    if (open)
      setSides(
        open.card,
        { question: [paragraph(open.card.text), withoutId(open.program)], answer: [withoutId(node)] },
        printing,
      );
    const card = byAnchor.get(String(node.properties.id));
    open = card && { card, program: node };
  });
}

const paragraph = (value: string): Element => ({
  type: 'element',
  tagName: 'p',
  properties: {},
  children: [{ type: 'text', value }],
});

/** The review is another page, where the id would lead nowhere. */
const withoutId = ({ properties: { id: _id, ...properties }, ...figure }: Element): Element => ({
  ...figure,
  properties,
});

function setSides(
  card: ReviewCard,
  { question, answer }: { question: ElementContent[]; answer: ElementContent[] },
  { context, print }: Printing,
): void {
  card.question = print(ownPage(question, context));
  card.answer = print(ownPage(answer, context));
  card.hash = createHash('sha256').update(`${card.question}\n${card.answer}`).digest('hex').slice(0, 12);
}

/** Links within the note get its path, since the review is another page. */
function ownPage(children: ElementContent[], { note, routes }: NoteContext): ElementContent[] {
  const copy = structuredClone(children);
  visit({ type: 'root', children: copy } as Root, 'element', ({ properties }: Element) => {
    if (typeof properties.href !== 'string' || !properties.href.startsWith('#')) return;
    properties.href = toHref(routes.baseUrl, note.path) + properties.href;
  });
  return copy;
}
