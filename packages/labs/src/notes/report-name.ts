import type { LeafDirective } from 'mdast-util-directive';
import { type NoteContext, report } from 'study-notes/pipeline/markdown/context';
import { nearest } from 'study-notes/shared/nearest';
import { listed } from 'study-notes/words/phrases';
import { words } from '../words/building.ts';

interface Names {
  /** Of all labs that a note may hold. */
  names: readonly string[];
  /** Of built-in ones that the configuration does not list. */
  leftOut: readonly string[];
}

/** A `::lab` without a name, or with one that no lab has. */
export function reportName(node: LeafDirective, known: Names, context: NoteContext): void {
  const name = node.attributes?.name ?? '';
  const message = name ? words.noLabNamed(name) : words.noName;
  report(context, node.position?.start, { severity: 'error', rule: 'unknown-lab', message, fix: mend(name, known) });
}

function mend(name: string, { names, leftOut }: Names): string {
  if (leftOut.includes(name)) return words.notListed;
  const guess = nearest(name, [...names]);
  if (guess) return words.didYouMeanName(guess);
  return names.length > 0 ? words.names(listed(names)) : words.noLabs;
}
