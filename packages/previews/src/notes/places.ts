/** The places of an article that links name, headings and footnotes, and how each begins. */
import type { Element, Root } from 'hast';
import type { Card } from 'study-notes/shared/page';
import { fitCard } from '../fit-card.ts';
import { wordsOf } from './words.ts';

/** Characters read of a place: more than a card has room for, whatever they are. */
const MOST = 400;

/** What is no prose. */
const SKIPPED = new Set(['pre', 'figure', 'svg', 'button', 'table', 'summary']);
const PROSE = new Set(['p', 'li', 'dt', 'dd']);

type Child = Root['children'][number];

/** Id → card of each heading and each footnote with a text. A heading's goes on below the headings within its part. */
export function placesOf(article: Root): Map<string, Card> {
  const places = new Map<string, Card>();
  const open: { id: string; level: number; title: string; text: string }[] = [];
  const keep = (id: string, title: string, text: string) => {
    const card = fitCard([title, text]);
    if (card) places.set(id, card);
  };
  const close = (level: number) => {
    const rest = open.filter((place) => place.level < level);
    for (const { id, title, text } of open.splice(rest.length)) keep(id, title, text);
  };
  const add = (node: Element) => {
    if (open.every(({ text }) => text.length >= MOST)) return;
    const words = wordsOf(node);
    for (const place of open) if (words && place.text.length < MOST) place.text = joined(place.text, words);
  };
  const walk = (node: Child): void => {
    if (node.type !== 'element' || SKIPPED.has(node.tagName)) return;
    const { tagName, properties } = node;
    const id = typeof properties.id === 'string' ? properties.id : '';
    const level = Number(/^h([2-6])$/.exec(tagName)?.[1] ?? 0);
    if (level > 0) {
      close(level);
      if (id) open.push({ id, level, title: wordsOf(node), text: '' });
    } else if (properties.dataFootnotes !== undefined) {
      close(0);
      for (const [note, words] of footnotesOf(node)) keep(note, '', words);
    } else if (PROSE.has(tagName) || isFormula(node)) add(node);
    else node.children.forEach(walk);
  };
  article.children.forEach(walk);
  close(0);
  return places;
}

function footnotesOf(section: Element): [id: string, words: string][] {
  return section.children.flatMap((node): [string, string][] => {
    if (node.type !== 'element') return [];
    if (node.tagName !== 'li') return footnotesOf(node);
    return [[String(node.properties.id), wordsOf(node).slice(0, MOST)]];
  });
}

function isFormula({ properties }: Element): boolean {
  return Array.isArray(properties.className) && properties.className.includes('math');
}

/** Paragraphs in one line; Chinese needs no space between sentences. */
function joined(before: string, words: string): string {
  const gap = before === '' || (/\P{ASCII}$/u.test(before) && /^\P{ASCII}/u.test(words)) ? '' : ' ';
  return (before + gap + words).slice(0, MOST);
}
