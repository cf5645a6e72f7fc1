/** The text of a note by heading, from its syntax tree, for search and for the counts. */
import type { Heading, Nodes, Root } from 'mdast';
import { toString as textOf } from 'mdast-util-to-string';
import type { NoteSection } from '../types.ts';
import type { ElementNode } from './element-node.ts';

/** Nodes whose children are separate lines; their texts must not run together. */
const BLOCKS = new Set(['paragraph', 'tableRow', 'containerDirective', 'leafDirective']);

/** Splits the tree at its headings; call it when headings have ids and formulas and diagrams are rendered, but code is not yet HTML. */
export function collectSections(tree: Root): NoteSection[] {
  let current: NoteSection = { id: '', heading: '', level: 1, text: '', code: '' };
  const sections = [current];
  const walk = (node: Nodes): void => {
    if (node.type === 'heading') {
      current = startSection(node);
      sections.push(current);
    } else if (node.type === 'code') {
      current.code += `${node.value}\n`;
    } else if (node.type === 'elementNode') {
      addElement(current, node);
    } else if (BLOCKS.has(node.type) && !containsBlock(node)) {
      current.text += `${lineOf(node)}\n`;
    } else if ('children' in node) {
      for (const child of node.children) walk(child);
    }
  };
  walk(tree);
  return sections;
}

/** The text of a block; cells of a row stand apart, as in the table. */
function lineOf(node: Nodes): string {
  const parts = node.type === 'tableRow' ? node.children : [node];
  return parts.map((part) => textOf(part, { includeHtml: false })).join(' | ');
}

/** What readers see of a node that is HTML already. */
function addElement(section: NoteSection, { value, labels, code }: ElementNode): void {
  if (value) section.text += `${value}\n`;
  if (code) section.code += `${code}\n`;
  if (!value || !labels) return;
  section.pictures ??= [];
  section.pictures.push({ alt: value, labels });
}

function startSection(heading: Heading): NoteSection {
  const id = (heading.data?.hProperties as { id?: string } | undefined)?.id ?? '';
  return { id, heading: textOf(heading, { includeHtml: false }).trim(), level: heading.depth, text: '', code: '' };
}

function containsBlock(node: Nodes): boolean {
  return (
    'children' in node &&
    node.children.some((child) => BLOCKS.has(child.type) || child.type === 'code' || 'ordered' in child)
  );
}
