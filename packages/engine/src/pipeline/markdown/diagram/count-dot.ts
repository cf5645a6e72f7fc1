/** How many nodes, edges and groups a dot source asks for, without a layout. */

const END = String.raw`(?![\s\S])`;
const COMMENT = String.raw`\/\*[\s\S]*?(?:\*\/|${END})|\/\/[^\n]*|^#[^\n]*`;
const TEXT = String.raw`"(?:[^"\\]|\\[\s\S])*(?:"|${END})`;
const WORD = String.raw`-?[\w.\u0080-\uffff]+`;
const TOKENS = new RegExp(`${COMMENT}|(->|--)|([{}])|((?:subgraph\\s+)?(?:${TEXT}|${WORD}))(\\s*=)?`, 'gm');
/** The head of a group, whose name is no node. */
const GROUP = new RegExp(String.raw`\bsubgraph\b\s*(?:${TEXT}|${WORD})?\s*(?=\{)`, 'g');
/** Attributes whose number the layout expands into ranks, lines or corners. */
const COUNTED = /^(?:minlen|peripheries|sides|samplepoints|nslimit1?|searchsize|maxiter|quantum)$/i;
const MAX_COUNTED = 100;

interface Scope {
  /** An edge operator was read; `left` is its left operand. */
  isEdge: boolean;
  left: number;
  held: number;
}

/** Edges between two groups are as many as the product of what they hold. */
export function countDot(source: string): number {
  const names = new Set<string>();
  const open: Scope[] = [];
  let scope: Scope = { isEdge: false, left: 0, held: 0 };
  let parts = 0;
  let attribute = '';
  const operand = (size: number) => {
    if (scope.isEdge) parts += scope.left * size;
    scope = { isEdge: false, left: size, held: scope.held + size };
  };
  for (const [, edge, brace, word, sets] of source.replace(GROUP, ' ').matchAll(TOKENS)) {
    if (edge) scope.isEdge = true;
    else if (brace === '{') {
      open.push(scope);
      parts += 1;
      scope = { isEdge: false, left: 0, held: 0 };
    } else if (brace) {
      const { held } = scope;
      scope = open.pop() ?? scope;
      operand(held);
    } else if (sets) attribute = word ?? '';
    else if (word && attribute) {
      parts += COUNTED.test(attribute) ? excess(word) : 0;
      attribute = '';
    } else if (word) {
      names.add(word);
      // A group that is named again stands for all it holds.
      operand(word.startsWith('subgraph') ? names.size : 1);
    }
  }
  return parts + names.size;
}

function excess(value: string): number {
  const number = Math.abs(Number(value.replaceAll('"', '')));
  return number > MAX_COUNTED ? number : 0;
}
