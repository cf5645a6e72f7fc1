/**
 * Turns what tree-sitter-slang 0.3.1 wrongly rejects into what it knows, so that the rest is parsed. Lines stay lines and nearly every
 * sign keeps its place. Lambdas are not covered.
 */

/** What is valid Slang and unknown to the grammar, and what stands for it. */
const UNKNOWN = [
  // A second attribute after the first: [shader("compute")] [numthreads(8, 8, 1)].
  [/(\[[^[\]]*\])((?:\s*\[[A-Za-z_][^[\]]*\])+)/g, (_, first, others) => first + blank(others)],
  [/\[\[?vk::[^\]]*\]\]?/g, blank],
  [/\b(?:public|internal|private)\b(?=\s+[\w[])/g, blank],
  [/\bno_diff\b/g, blank],
  [/\b(?:expand|each)\b(?=\s+[\w(])/g, blank],
  // A type given at link time: `extern struct A : I;`, `export struct A : I = B;`.
  [/\b(?:extern|export)\s+struct\s+\w+[^;{]*;/g, blank],
  // A block of constants looks like a namespace without a semicolon.
  [
    /\bcbuffer(\s+\w+)(\s*:\s*register\s*\([^)]*\))?/g,
    (_, name, register = '') => `namespace${name}${blank(register)}`,
  ],
];

/** The text as the grammar knows it. */
export function knownToTheGrammar(text) {
  return UNKNOWN.reduce((result, [pattern, replacement]) => result.replace(pattern, replacement), text);
}

function blank(text) {
  return text.replace(/[^\n]/g, ' ');
}
