/** A note as the figures of its style need it: title, opening, paragraphs, table cells, code and outputs, each with its line. */
import { directiveFromMarkdown } from 'mdast-util-directive';
import { toString as textOf } from 'mdast-util-to-string';
import { directive } from 'micromark-extension-directive';
import remarkGfm from 'remark-gfm';
import remarkMath from 'remark-math';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { SKIP, visit } from 'unist-util-visit';
import { parse as parseYaml } from 'yaml';

const FRONT_MATTER = /^---\n([\s\S]*?)\n---\n/;
/** A line that is nothing but a comment with this marker, in whatever language. */
const markerLine = (marker) =>
  String.raw`^[ \t]*(?://|/\*|\{/\*|<!--|--|#|;|%)[ \t]*${marker}[ \t]*(?:\*/\}?|-->)?[ \t]*`;
/** What the page hides of code; without its end all that follows. */
const HIDDEN = new RegExp(`${markerLine('hide-start')}$[^]*?(?:${markerLine('hide-end')}(?:\\n|$)|(?![^]))`, 'gm');
const parser = unified().use(remarkParse).use(remarkGfm).use(remarkMath).use(blockDirectives).freeze();

/** Reads one note; `code` is what the page shows of its other fences, `outputs` what they print. */
export function readNote(source) {
  const tree = parser.parse(source.replace(FRONT_MATTER, (matter) => matter.replace(/[^\n]/g, '')));
  const title = parseYaml(FRONT_MATTER.exec(source)?.[1] ?? '')?.title ?? '';
  const note = { title: String(title), paragraphs: [], cells: [], code: [], outputs: [], headings: [] };
  const add = (list, node, text = prose(node)) => list.push({ text, line: node.position.start.line });
  visit(tree, (node) => {
    if (node.type === 'paragraph') add(note.paragraphs, node);
    else if (node.type === 'tableCell') add(note.cells, node);
    else if (node.type === 'heading' && node.depth === 2) add(note.headings, node);
    else if (node.type === 'code') add(node.lang === 'output' ? note.outputs : note.code, node, shown(node));
    else return undefined;
    return SKIP;
  });
  return note;
}

/** What the page shows of a fence. */
const shown = ({ value }) => value.replace(HIDDEN, '');

/** What a reader reads as words: inline code and formulas count as one character, whatever they contain. */
function prose(node) {
  if (node.type === 'inlineCode' || node.type === 'inlineMath') return '□';
  return node.children ? node.children.map(prose).join('') : textOf(node);
}

/** `:::card[…]` and its like; `12:30` stays text, as in the notes. */
function blockDirectives() {
  const { flow } = directive();
  const data = this.data();
  data.micromarkExtensions = [...(data.micromarkExtensions ?? []), { flow }];
  data.fromMarkdownExtensions = [...(data.fromMarkdownExtensions ?? []), directiveFromMarkdown()];
}
