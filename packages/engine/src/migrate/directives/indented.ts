/** `!!! note`, `=== "标题"` of MkDocs as our directives. */
import type { Parents, RootContent } from 'mdast';
import { ADMONITION_WORDS } from '../../dialects/kit/admonition-words.ts';
import type { IndentedBlock } from '../../dialects/kit/indented-blocks.ts';
import { ADMONITION, SYNTAX, TAB } from '../../dialects/mkdocs/syntax.ts';
import { parseMarkdown } from '../../pipeline/markdown/parse.ts';
import { colons } from './colons.ts';
import { Lines } from './lines.ts';

/** The body with its outermost blocks in our words; those within them follow when it is called again. */
export function indentedToDirectives(body: string): string {
  const lines = new Lines(body);
  rewrite(parseMarkdown(body, SYNTAX), lines);
  return lines.toString();
}

function rewrite({ children }: Parents, lines: Lines): void {
  const blocks = children as RootContent[];
  blocks.forEach((node, at) => {
    if (node.type === 'containerDirective') rewrite(node, lines);
    const opening = node.type === 'indentedBlock' ? openingOf(node, blocks[at - 1]) : undefined;
    if (node.type !== 'indentedBlock' || !opening) return;
    const start = node.position?.start.line ?? 0;
    const end = node.position?.end.line ?? 0;
    lines.outdent(start + 1, end, 4);
    lines.setApart(start, opening);
    const isLast = !isTab(node) || !isTab(blocks[at + 1]) || beginsSet(blocks[at + 1]);
    if (isLast) lines.set(end, `${lines.at(end)}\n\n${closing(node)}\n`);
  });
}

function openingOf(node: IndentedBlock, before: RootContent | undefined): string | undefined {
  if (isTab(node)) {
    const isFirst = beginsSet(node) || !isTab(before);
    return `${isFirst ? `${closing(node)}tabs\n\n` : ''}::tab[${TAB.exec(node.opening)?.[2] ?? ''}]`;
  }
  const [, mark = '', words = '', title] = ADMONITION.exec(node.opening) ?? [];
  // What opens and closes has no directive of ours.
  if (!mark.startsWith('!') || title === '') return undefined;
  const [kind = ''] = words.toLowerCase().split(/[ \t]+/);
  const name = kind || 'note';
  return `${closing(node)}${ADMONITION_WORDS[kind] ?? 'note'}[${title ?? name.charAt(0).toUpperCase() + name.slice(1)}]`;
}

/** All tabs of a set must agree, whatever they hold. */
function closing(node: IndentedBlock): string {
  return isTab(node) ? ':::::::' : colons(node as unknown as Parents);
}

function isTab(node: RootContent | undefined): boolean {
  return node?.type === 'indentedBlock' && TAB.test(node.opening);
}

function beginsSet(node: RootContent | undefined): boolean {
  return node?.type === 'indentedBlock' && (TAB.exec(node.opening)?.[1] ?? '').includes('!');
}
