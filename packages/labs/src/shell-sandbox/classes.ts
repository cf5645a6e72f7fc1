/** Sets of characters: `[a-z]`, `[[:digit:]]`, in the C locale. */

type Test = (char: string) => boolean;

const CLASSES: Record<string, RegExp> = {
  alpha: /[A-Za-z]/,
  digit: /[0-9]/,
  alnum: /[A-Za-z0-9]/,
  upper: /[A-Z]/,
  lower: /[a-z]/,
  space: /[ \t\n\v\f\r]/,
  blank: /[ \t]/,
  punct: /[!-/:-@[-`{-~]/,
};

/** The test of a named class; undefined for a name that there is not. */
export function classOf(name: string): Test | undefined {
  const pattern = Object.hasOwn(CLASSES, name) ? CLASSES[name] : undefined;
  return pattern && ((char) => pattern.test(char));
}

/**
 * Reads a set from after its `[`: the test, and where the text goes on. Undefined when it never closes, as a shell's
 * pattern then means the bracket itself.
 */
export function readSet(text: string, from: number, not: string): { test: Test; end: number } | undefined {
  const isNot = not.includes(text.charAt(from)) && from < text.length;
  const tests: Test[] = [];
  const first = from + (isNot ? 1 : 0);
  for (let at = first; at < text.length; ) {
    if (text.charAt(at) === ']' && at > first) {
      return { test: (char) => tests.some((test) => test(char)) !== isNot, end: at + 1 };
    }
    const item = readItem(text, at);
    if (!item) return undefined;
    tests.push(item.test);
    at = item.end;
  }
  return undefined;
}

function readItem(text: string, at: number): { test: Test; end: number } | undefined {
  if (text.startsWith('[:', at)) {
    const end = text.indexOf(':]', at + 2);
    const test = classOf(text.slice(at + 2, end < 0 ? at : end));
    return test && { test, end: end + 2 };
  }
  const low = text.charAt(at);
  const high = text.charAt(at + 2);
  if (text.charAt(at + 1) !== '-' || high === ']' || high === '') return { test: (char) => char === low, end: at + 1 };
  return { test: (char) => char >= low && char <= high, end: at + 3 };
}
