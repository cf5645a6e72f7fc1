/** Modes of chmod: octal, or letters as in `u+x,go-w`. */

import { Complaint } from '../complaint.ts';
import type { Node } from '../tree.ts';
import { helpFor } from './call.ts';

const WHO = { u: 6, g: 3, o: 0 };

/** The mode that a text makes of a node's. */
export function changedMode(text: string, node: Node, umask: number): number {
  if (/^[0-7]{1,4}$/.test(text)) return Number.parseInt(text, 8);
  let { mode } = node;
  for (const clause of text.split(',')) {
    const found = /^([ugoa]*)((?:[-+=][rwxXst]*)+)$/.exec(clause);
    if (!found) throw new Complaint(`invalid mode: '${text}'${helpFor('chmod')}`);
    const [, who = '', actions = ''] = found;
    for (const action of actions.match(/[-+=][^-+=]*/g) ?? []) mode = applied(mode, { who, action, node, umask });
  }
  return mode;
}

interface Clause {
  who: string;
  action: string;
  node: Node;
  umask: number;
}

function applied(mode: number, { who, action, node, umask }: Clause): number {
  const sign = action.charAt(0);
  const letters = action.slice(1);
  const people =
    who === '' || who.includes('a')
      ? (['u', 'g', 'o'] as const)
      : (['u', 'g', 'o'] as const).filter((one) => who.includes(one));
  let next = mode;
  for (const one of people) {
    // Without a name, what the umask takes from new files stays as it is.
    const allowed = who === '' ? 7 & ~(umask >> WHO[one]) : 7;
    const bits = (bitsOf(letters, mode, node) & allowed) << WHO[one];
    if (sign === '=') next &= ~(7 << WHO[one]);
    next = sign === '-' ? next & ~bits : next | bits;
  }
  const special =
    (letters.includes('s') ? (people.includes('u') ? 0o4000 : 0) | (people.includes('g') ? 0o2000 : 0) : 0) |
    (letters.includes('t') ? 0o1000 : 0);
  return sign === '-' ? next & ~special : next | special;
}

function bitsOf(letters: string, mode: number, node: Node): number {
  const isRun = letters.includes('x') || (letters.includes('X') && (node.kind === 'folder' || (mode & 0o111) !== 0));
  return (letters.includes('r') ? 4 : 0) | (letters.includes('w') ? 2 : 0) | (isRun ? 1 : 0);
}
