/** Builds `<figure class="code">` as the DOM contract in docs/architecture.md has it. */
import type { Element, ElementContent } from 'hast';
import { words } from '../../../words/shell.ts';
import { element, text } from '../element-node.ts';
import { renderLines, renderRuns } from './code-lines.ts';
import type { Language } from './grammars.ts';
import type { ShownLine } from './line-markers.ts';
import { flattenTokens } from './token-classes.ts';

/** Longer code is folded. */
const FOLD_OVER = 40;

export interface CodeBlock {
  language: Language;
  lines: ShownLine[];
  title?: string;
  /** The whole program, when parts of it are hidden. */
  source?: string;
  /** How it was checked, for readers: `已运行 · g++ 12 · C++20`. */
  label?: string;
  /** Id of the figure. */
  id?: string;
  /** A link below the code. */
  download?: { href: string; name: string; text: string };
  /** Address, without base, of the recording of its run. */
  run?: string;
  hasNumbers: boolean;
  mayFold: boolean;
}

/** The figure for a code block. */
export function codeFigure(block: CodeBlock): Element {
  const { language, lines, hasNumbers, mayFold } = block;
  const isLong = mayFold && lines.length > FOLD_OVER;
  const properties: Element['properties'] = { className: ['code'], dataLang: language.name || 'text' };
  if (block.id !== undefined) properties.id = block.id;
  if (block.run !== undefined) properties.dataRun = block.run;
  if (hasNumbers) properties.dataNumbers = '';
  if (hasPrompt(block)) properties.dataPrompt = '';
  if (isLong) properties.dataFold = String(lines.length);
  if (block.source !== undefined) properties.dataSource = block.source;
  const children = [...caption(block), element('pre', { tabIndex: 0 }, element('code', {}, ...renderCode(block)))];
  if (isLong) children.push(foldButton(lines.length));
  if (block.download) children.push(downloadLink(block.download));
  return element('figure', properties, ...children);
}

function renderCode({ language, lines, hasNumbers }: CodeBlock): ElementContent[] {
  const code = lines.map((line) => line.text).join('\n');
  const runs = language.tokenize ? flattenTokens(language.tokenize(code)) : [{ text: code }];
  if (hasNumbers || lines.some((line) => line.classes.size > 0)) return renderLines(runs, lines);
  return renderRuns(code === '' ? [] : endWithNewline(runs));
}

function endWithNewline(runs: ReturnType<typeof flattenTokens>): typeof runs {
  const last = runs.at(-1);
  if (last && !last.class) last.text += '\n';
  else runs.push({ text: '\n' });
  return runs;
}

function caption({ language, title, label }: CodeBlock): Element[] {
  const parts: Element[] = [];
  if (title) parts.push(element('span', { className: ['code-title'] }, text(title)));
  if (label) parts.push(element('span', { className: ['code-check'] }, text(label)));
  if (language.label) parts.push(element('span', { className: ['code-lang'] }, text(language.label)));
  return parts.length > 0 ? [element('figcaption', {}, ...parts)] : [];
}

/** A terminal session: the copy button leaves out the prompts. */
function hasPrompt({ language, lines }: CodeBlock): boolean {
  return ['bash', 'console'].includes(language.name) && lines.some((line) => /^\$ /.test(line.text));
}

function downloadLink({ href, name, text: words }: NonNullable<CodeBlock['download']>): Element {
  return element('a', { className: ['code-download'], href, download: name }, text(words));
}

function foldButton(count: number): Element {
  const properties = { type: 'button', className: ['fold'], dataAction: 'fold', ariaExpanded: 'false' };
  return element('button', properties, text(words.unfoldLines(count)));
}
