/** Code blocks: from a fence to the figure readers see. */
import type { Code, Root } from 'mdast';
import { visit } from 'unist-util-visit';
import { nearest } from '../../../shared/nearest.ts';
import { toHref } from '../../../shared/paths.ts';
import { words } from '../../../words/code-and-diagrams.ts';
import { didYouMean, listed } from '../../../words/phrases.ts';
import { addMadeAsset } from '../asset.ts';
import { type NoteContext, type Place, report } from '../context.ts';
import { elementNode } from '../element-node.ts';
import type { FenceMark, NoteFeature } from '../note-feature.ts';
import { codeFigure } from './code-figure.ts';
import { ColourBudget } from './colour-budget.ts';
import { FENCE_WORDS, type FenceMeta, parseFenceMeta, splitLanguage } from './fence-meta.ts';
import { findLanguage, type Language, supportedLanguages } from './grammars.ts';
import { readInclude } from './include.ts';
import { labelOf } from './language-names.ts';
import { type MarkedCode, readLineMarkers } from './line-markers.ts';

/** Fences that become diagrams, see the diagram folder. */
const DIAGRAMS = ['mermaid', 'dot'];
const PLAIN_TEXT: Language = { name: 'text', label: '' };

/** Turns every code block except diagrams into its figure. */
export function remarkCode(tree: Root, context: NoteContext, features: readonly NoteFeature[] = []): void {
  const marks = new Map<Code, FenceMark>();
  for (const { markFences } of features) {
    for (const [code, mark] of markFences?.(tree, context) ?? []) marks.set(code, { ...marks.get(code), ...mark });
  }
  const words = [...FENCE_WORDS, ...features.flatMap(({ fenceWords = [] }) => fenceWords)];
  const budget = new ColourBudget();
  visit(tree, 'code', (node, index, parent) => {
    if (index === undefined || !parent || DIAGRAMS.includes(node.lang?.toLowerCase() ?? '')) return;
    parent.children[index] = elementNode(renderCodeBlock(node, marks.get(node), { context, budget, words }));
  });
}

/** A diagram that could not be drawn, shown as plain code. */
export function plainCodeFigure(node: Code): ReturnType<typeof codeFigure> {
  const name = node.lang?.toLowerCase() ?? 'text';
  const lines = node.value.split('\n').map((text) => ({ text, classes: new Set<never>() }));
  return codeFigure({ language: { name, label: labelOf(name) ?? '' }, lines, hasNumbers: false, mayFold: true });
}

interface Rendering {
  context: NoteContext;
  budget: ColourBudget;
  /** Words that a fence may hold. */
  words: readonly string[];
}

function renderCodeBlock(
  node: Code,
  { download, run, ...mark }: FenceMark = {},
  { context, budget, words }: Rendering,
): ReturnType<typeof codeFigure> {
  const [lang, written] = splitLanguage(node.lang, node.meta);
  const meta = parseFenceMeta(written);
  const place = node.position?.start;
  reportMeta(meta, { context, words, place });
  const found = findLanguage(lang, context.options.extraLanguages) ?? unknownGrammar(lang, context, place);
  const { title, file, fold, showLineNumbers } = meta.words;
  const marked = readLineMarkers(typeof file === 'string' ? include(file, context, place) : node.value);
  reportMarkers(marked, { node, file: typeof file === 'string' ? file : undefined }, context);
  highlightRange(marked, { meta, place }, context);
  const language = withinBudget(found, marked, { context, budget, words, place });
  const block = { language, lines: marked.lines, hasNumbers: showLineNumbers === true, mayFold: fold !== 'false' };
  return codeFigure({
    ...block,
    ...(typeof title === 'string' && title !== '' ? { title } : {}),
    ...(marked.source === undefined ? {} : { source: marked.source }),
    ...mark,
    ...(download && { download: { ...download, href: toHref(context.routes.baseUrl, download.address) } }),
    ...(run && { run: addMadeAsset(context, run.file, run.content) }),
  });
}

/** Removes the colours of code beyond the budget, and reports it. */
function withinBudget(
  language: Language,
  marked: MarkedCode,
  { context, budget, place }: Rendering & { place: Place | undefined },
): Language {
  const reason = language.tokenize && budget.take(marked.lines.map(({ text }) => text).join('\n'));
  if (!reason) return language;
  const fix = words.splitCode;
  report(context, place, { severity: 'warning', rule: 'code-plain', message: words.notColoured(reason), fix });
  return { name: language.name, label: language.label };
}

interface MetaPlace extends Pick<Rendering, 'context' | 'words'> {
  place: Place | undefined;
}

function reportMeta(meta: FenceMeta, { context, words: known, place }: MetaPlace): void {
  for (const part of meta.malformed) {
    const fix = words.fenceSyntax;
    report(context, place, {
      severity: 'warning',
      rule: 'fence-meta',
      message: words.notUnderstood(part),
      fix,
    });
  }
  for (const word of Object.keys(meta.words).filter((written) => !known.includes(written))) {
    const near = nearest(word, known);
    const message = words.unknownWord(word);
    const fix = near ? didYouMean(near) : words.fenceWords(listed(known));
    report(context, place, { severity: 'warning', rule: 'unknown-fence-word', message, fix });
  }
}

function unknownGrammar(lang: string, context: NoteContext, place: Place | undefined): Language {
  const supported = supportedLanguages(context.options.extraLanguages);
  const near = nearest(lang, supported);
  const message = words.unknownLanguage(lang, supported.join(' '));
  const fix = near ? didYouMean(near) : words.writeLanguage;
  report(context, place, { severity: 'error', rule: 'unknown-grammar', message, fix });
  return PLAIN_TEXT;
}

function include(file: string, context: NoteContext, place: Place | undefined): string {
  const included = readInclude(context, file);
  if ('code' in included) return included.code;
  report(context, place, included);
  return '';
}

function reportMarkers(
  marked: MarkedCode,
  { node, file }: { node: Code; file: string | undefined },
  context: NoteContext,
): void {
  const start = node.position?.start;
  // An indented block has no first line with the language.
  const first = start ? start.line + (node.position?.end.line === start.line + lineCount(node) - 1 ? 0 : 1) : 1;
  for (const { index, marker } of marked.unbalanced) {
    const place = file || !start ? start : { line: first + index, column: start.column };
    const message = words.unpairedMarker(file ? words.inIncluded(file) : '', marker);
    const fix = marker.endsWith('next-line') ? words.needsLine : words.pairMarkers;
    report(context, place, { severity: 'error', rule: 'unbalanced-marker', message, fix });
  }
}

function lineCount(node: Code): number {
  return node.value.split('\n').length;
}

function highlightRange(
  marked: MarkedCode,
  { meta, place }: { meta: FenceMeta; place: Place | undefined },
  context: NoteContext,
): void {
  for (const [first, last] of meta.ranges) {
    for (const line of marked.lines.slice(first - 1, last)) line.classes.add('hl');
    if (last <= marked.lines.length) continue;
    const number = Math.max(first, marked.lines.length + 1);
    const message = words.noSuchLine(number, marked.lines.length);
    const fix = words.countLines;
    report(context, place, { severity: 'warning', rule: 'fence-line-range', message, fix });
    return;
  }
}
