/** `*[HTML]: 超文本标记语言`: the word is explained wherever it stands. */
import type { Html, Paragraph, PhrasingContent, Root } from 'mdast';
import { toString as textOf } from 'mdast-util-to-string';
import { SKIP, visit } from 'unist-util-visit';
import { inHtml } from '../kit/components.ts';

const LINE = /^\*\[([^\]\n]+)\]:[ \t]*(.*)$/;
/** Definitions looked at: each is looked for in every text. */
const MOST = 200;

/** Takes the definitions out of the tree and marks the words. */
export function markAbbreviations(tree: Root): void {
  const words = takeDefinitions(tree);
  if (words.size === 0) return;
  const names = [...words.keys()]
    .sort((a, b) => b.length - a.length)
    .map((word) => word.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&'));
  const anyOf = new RegExp(`(?<![\\w])(?:${names.join('|')})(?![\\w])`, 'g');
  visit(tree, 'text', (node, index, parent) => {
    if (!parent || index === undefined || parent.type === 'link' || parent.type === 'heading') return undefined;
    const parts: PhrasingContent[] = [];
    let at = 0;
    for (const { 0: word, index: start } of node.value.matchAll(anyOf)) {
      if (start > at) parts.push({ ...node, value: node.value.slice(at, start) });
      parts.push(abbreviation(word, words.get(word) ?? ''));
      at = start + word.length;
    }
    if (parts.length === 0) return undefined;
    if (at < node.value.length) parts.push({ ...node, value: node.value.slice(at) });
    parent.children.splice(index, 1, ...(parts as never[]));
    return [SKIP, index + parts.length];
  });
}

function abbreviation(word: string, meaning: string): Html {
  return { type: 'html', value: `<abbr title="${inHtml(meaning).replaceAll('"', '&quot;')}">${inHtml(word)}</abbr>` };
}

function takeDefinitions(tree: Root): Map<string, string> {
  const words = new Map<string, string>();
  visit(tree, 'paragraph', (node, index, parent) => {
    if (!parent || index === undefined) return undefined;
    const lines = definitionsOf(node);
    if (!lines) return undefined;
    for (const [word, meaning] of lines) if (words.size < MOST) words.set(word, meaning);
    parent.children.splice(index, 1);
    return [SKIP, index];
  });
  return words;
}

/** The definitions of a paragraph that holds nothing else. */
function definitionsOf(node: Paragraph): [string, string][] | undefined {
  const lines = textOf(node)
    .split('\n')
    .map((line) => LINE.exec(line.trim()));
  return lines.every((line) => line !== null) ? lines.map((line) => [line?.[1] ?? '', line?.[2] ?? '']) : undefined;
}
