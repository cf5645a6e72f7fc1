/** Marks the terms of a note: each at its first use in prose, as a link to where it is explained. */
import type { Element, ElementContent, Text } from 'hast';
import type { NoteFeature } from 'study-notes/pipeline/markdown/note-feature';
import { type MarkedTerm, NAME, termHref, type Used } from '../term.ts';
import { createFinder, type FindTerms } from './find-terms.ts';

/** No prose, or a link already: formulas are text in the tree. */
const SKIPPED = new Set(
  'a h1 h2 h3 h4 h5 h6 code pre kbd samp var figure svg math button summary th caption figcaption script style rt rp'.split(
    ' ',
  ),
);

/** The glossary's half in notes. */
export function glossaryNotes(terms: readonly MarkedTerm[]): NoteFeature {
  const find = createFinder(terms);
  const homes = new Map(terms.map(({ name, file }) => [name, file]));
  return {
    markArticle(article, context) {
      const used: Used = { all: [], marked: [] };
      // The note that explains a term needs no pointer to itself.
      const isMarked = (name: string) => {
        if (used.all.includes(name)) return false;
        used.all.push(name);
        if (homes.get(name) === context.note.file) return false;
        used.marked.push(name);
        return true;
      };
      const { routes } = context;
      for (const block of article.children)
        if (block.type === 'element') mark(block, (text) => split(text, { find, isMarked, routes }));
      if (used.all.length > 0) context.facts[NAME] = used;
    },
  };
}

/** The children with their terms marked; elements are changed in place. */
function marked(children: ElementContent[], split: (text: Text) => ElementContent[]): ElementContent[] {
  return children.flatMap((node) => {
    if (node.type === 'text') return split(node);
    if (node.type === 'element') mark(node, split);
    return [node];
  });
}

function mark(node: Element, split: (text: Text) => ElementContent[]): void {
  const { className } = node.properties;
  const isFormula = Array.isArray(className) && className.some((name) => String(name).startsWith('math'));
  if (!SKIPPED.has(node.tagName) && !isFormula) node.children = marked(node.children, split);
}

interface Splitting {
  find: FindTerms;
  isMarked: (name: string) => boolean;
  routes: Parameters<typeof termHref>[0];
}

function split(text: Text, { find, isMarked, routes }: Splitting): ElementContent[] {
  const parts: ElementContent[] = [];
  let done = 0;
  for (const { name, start, end } of find(text.value)) {
    if (!isMarked(name)) continue;
    if (start > done) parts.push({ type: 'text', value: text.value.slice(done, start) });
    parts.push(link(termHref(routes, name), text.value.slice(start, end)));
    done = end;
  }
  if (done === 0) return [text];
  return done < text.value.length ? [...parts, { type: 'text', value: text.value.slice(done) }] : parts;
}

function link(href: string, value: string): Element {
  const properties = { className: ['term'], href };
  return { type: 'element', tagName: 'a', properties, children: [{ type: 'text', value }] };
}
