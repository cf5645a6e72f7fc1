/** `--8<-- "文件"`: files that stand in place of a line. */
import { join } from 'node:path';
import type { Root, RootContent } from 'mdast';
import { SKIP, visit } from 'unist-util-visit';
import { type NoteContext, type Place, report } from '../../pipeline/markdown/context.ts';
import { parseMarkdown } from '../../pipeline/markdown/parse.ts';
import { words } from '../../words/dialects.ts';
import { includedText } from '../kit/included-text.ts';
import { mayInclude } from '../kit/inclusions.ts';
import { rewriteMkdocs } from './lines.ts';
import { SYNTAX } from './syntax.ts';

/** `;--8<--` shows the line itself. The part behind the colon is a section or lines. */
const LINE = /^([ \t]*)-{1,}8<-{1,}[ \t]+["']([^"':\n]+)(?::([^"'\n]*))?["'][ \t]*$/;
/** Replaces the lines of the tree by what the files hold; `within` are the files that this is taken in from. */
export function includeSnippets(tree: Root, context: NoteContext, within: readonly string[] = []): void {
  visit(tree, 'paragraph', (node, index, parent) => {
    if (!parent || index === undefined) return undefined;
    const [only] = node.children;
    if (node.children.length !== 1 || only?.type !== 'text') return undefined;
    const found = LINE.exec(only.value);
    if (!found) return undefined;
    const name = found[2] ?? '';
    const text = mayInclude(name, within, node.position?.start, context)
      ? readSnippet(found, node.position?.start, context)
      : '';
    const { formulas } = context.options;
    const inner = parseMarkdown(rewriteMkdocs(text, formulas), SYNTAX, formulas);
    includeSnippets(inner, context, [...within, name]);
    placeAt(inner, node);
    parent.children.splice(index, 1, ...(inner.children as never[]));
    return [SKIP, index + inner.children.length];
  });
}

/** The same in code, where the lines keep their indent. */
export function snippetLines(code: string, place: Place | undefined, context: NoteContext): string {
  if (!code.includes('8<-')) return code;
  return code
    .split('\n')
    .map((line) => {
      const found = LINE.exec(line);
      if (!found) return line;
      const text = readSnippet(found, place, context).replace(/\n+$/, '');
      return text.replace(/^(?=.)/gm, found[1] ?? '');
    })
    .join('\n');
}

/** Files are named from the project's folder or from that of the notes. */
function readSnippet(
  [, , path = '', part = '']: RegExpExecArray,
  place: Place | undefined,
  context: NoteContext,
): string {
  const { contentDir } = context.options;
  const candidates = [join(contentDir, '..', path), join(contentDir, path)];
  for (const file of candidates) {
    const text = includedText(file, { name: path, place }, context);
    if (text !== undefined) return partOf(text, part);
  }
  const message = words.noIncludedFile(path);
  report(context, place, {
    severity: 'error',
    rule: 'include-missing',
    message,
    fix: words.snippetPaths,
  });
  return '';
}

/** `1:3` are lines, a name is what stands between `--8<-- [start:name]` and `[end:name]`. */
function partOf(text: string, part: string): string {
  const lines = text.split('\n').filter((line) => part !== '' || !/8<-+[ \t]*\[(?:start|end):/.test(line));
  if (part === '') return lines.join('\n');
  const [, from, to] = /^(\d*)(?::(\d*))?$/.exec(part) ?? [];
  if (from !== undefined)
    return lines.slice(Math.max(0, Number(from || 1) - 1), to ? Number(to) : undefined).join('\n');
  const at = (kind: string) => lines.findIndex((line) => line.includes(`[${kind}:${part}]`));
  return lines.slice(at('start') + 1, at('end') < 0 ? undefined : at('end')).join('\n');
}

/** What is wrong in the file is reported where it was taken in. */
function placeAt(tree: Root, { position }: RootContent): void {
  visit(tree, (node) => {
    if (position) node.position = position;
  });
}
