/** What drivers say of a mistake, in the site's language: by ANGLE's words, which Mesa's are near to. */
import { words } from './words/lab.ts';

const CAUSES: readonly (readonly [RegExp, keyof typeof words.causes])[] = [
  [/'?([^'\s]+)'? ?: undeclared identifier|[`']([^`']+)' undeclared/, 'undeclared'],
  [/'([^']+)' : no matching overloaded function|no matching function for call to `?(\w+)/, 'arguments'],
  [/'([^']+)' : redefinition|[`']([^`']+)' redeclared/, 'redeclared'],
  [/cannot convert from '?([^']+?)'? to/, 'conversion'],
  [/wrong operand types|operands to arithmetic operators must be/, 'operands'],
  [/l-value required|assignment to non-lvalue|can't modify/, 'assignment'],
  [/dimension mismatch/, 'dimensions'],
  [/not enough data provided for construction|too few components/, 'tooFew'],
  [/too many arguments|too many components/, 'tooMany'],
  [/illegal vector field selection|field selection|invalid swizzle/, 'noComponent'],
  [/function does not return a value/, 'noReturn'],
  [/main function.*missing|Missing main|no definition of main/i, 'noMain'],
  [/syntax error/, 'syntax'],
];

/** The cause of a driver's message; nothing where it is not known. */
export function causeOf(message: string): string | undefined {
  for (const [pattern, cause] of CAUSES) {
    const found = pattern.exec(message);
    if (found) return words.causes[cause](found.slice(1).find((name) => name !== undefined) ?? words.it);
  }
  return undefined;
}
