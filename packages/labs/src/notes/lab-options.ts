/** What a `::lab` hands to its lab: the attributes, checked and typed, and a fence's text where the lab takes one. */
import type { Code, Root } from 'mdast';
import type { LeafDirective } from 'mdast-util-directive';
import { validate } from 'study-notes/config/validate';
import { parseFenceMeta } from 'study-notes/pipeline/markdown/code/fence-meta';
import { readProgram } from 'study-notes/pipeline/markdown/code/line-markers';
import { type NoteContext, report } from 'study-notes/pipeline/markdown/context';
import { nearest } from 'study-notes/shared/nearest';
import { visit } from 'unist-util-visit';
import type { Still } from '../define.ts';
import { words } from '../words/building.ts';

/** The options of a lab; what is wrong is reported and left at its default. */
export function labOptions(
  node: LeafDirective,
  still: Still,
  { tree, context }: { tree: Root; context: NoteContext },
): object {
  const { name: _name, from, ...written } = node.attributes ?? {};
  const code =
    still.code && written.code === undefined
      ? fenceText(node, { languages: still.code, from, tree }, context)
      : undefined;
  const input = { ...written, ...(code === undefined ? {} : { code }), ...(still.code || !from ? {} : { from }) };
  const { output, issues } = validate(still.options, input);
  for (const { kind, message, fix } of issues) {
    report(context, node.position?.start, {
      severity: 'error',
      rule: kind === 'unknown-key' ? 'unknown-lab-option' : 'lab-option',
      message: `::lab{name=${node.attributes?.name}} ${message}`,
      fix: fix ?? words.allowedValue,
    });
  }
  return output ?? {};
}

/** The nearest fence above in one of the languages, or the one titled as `from` says, wherever it stands. */
function fenceText(
  node: LeafDirective,
  { languages, from, tree }: { languages: readonly string[]; from: string | null | undefined; tree: Root },
  context: NoteContext,
): string | undefined {
  const fences: Code[] = [];
  visit(tree, 'code', (code) => void (languages.includes(code.lang?.toLowerCase() ?? '') && fences.push(code)));
  const start = node.position?.start.offset ?? 0;
  const titles = fences.map((code) => parseFenceMeta(code.meta ?? '').words.title);
  const found = from
    ? fences[titles.indexOf(from)]
    : fences.filter((code) => (code.position?.start.offset ?? 0) < start).at(-1);
  if (from && !found)
    reportFrom(node, { from, titles: titles.filter((title) => typeof title === 'string') as string[] }, context);
  // The program, hidden scaffolding included, without the lines that only mark it up.
  return (
    found &&
    readProgram(found.value)
      .map((line) => line.text)
      .join('\n')
  );
}

function reportFrom(
  node: LeafDirective,
  { from, titles }: { from: string; titles: string[] },
  context: NoteContext,
): void {
  const near = nearest(from, titles);
  report(context, node.position?.start, {
    severity: 'error',
    rule: 'lab-from',
    message: words.noBlock(from),
    fix: near ? words.didYouMeanFrom(near) : words.titleBlock,
  });
}
