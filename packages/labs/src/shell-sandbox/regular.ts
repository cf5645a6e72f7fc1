/** Reads regular expressions, basic (`grep`, `sed`) and extended (`-E`, awk). */
import { readSet } from './classes.ts';
import { compile, type Expression, type Matcher } from './pattern.ts';

/** Most that an interval may ask for, as RE_DUP_MAX. */
const MOST_REPEATS = 255;

/** What is wrong with an expression. */
export class BadExpression extends Error {}

interface Kind {
  isExtended: boolean;
  ignoresCase?: boolean;
}

/** A matcher for an expression; throws `BadExpression`. */
export function regular(source: string, kind: Kind): Matcher {
  const reader = new Reader(source, kind);
  const expression = reader.choices(0);
  if (reader.at < source.length) throw new BadExpression('Unmatched ) or \\)');
  try {
    return compile(expression, reader.groups);
  } catch {
    throw new BadExpression('Regular expression too big');
  }
}

const isWord = (char: string) => /\w/.test(char);
class Reader {
  at = 0;
  groups = 0;
  readonly source: string;
  readonly kind: Kind;

  constructor(source: string, kind: Kind) {
    this.source = source;
    this.kind = kind;
  }

  /** Whether an operator stands here: bare when extended, behind a backslash when basic. */
  #isAt(operator: string): boolean {
    return this.source.startsWith(this.kind.isExtended ? operator : `\\${operator}`, this.at);
  }

  #take(operator: string): boolean {
    if (!this.#isAt(operator)) return false;
    this.at += this.kind.isExtended ? 1 : 2;
    return true;
  }

  choices(depth: number): Expression {
    if (depth > 60) throw new BadExpression('Regular expression too big');
    const choices = [this.#sequence(depth)];
    while (this.#take('|')) choices.push(this.#sequence(depth));
    return { kind: 'any', choices };
  }

  #sequence(depth: number): Expression {
    const parts: Expression[] = [];
    while (this.at < this.source.length && !this.#isAt('|') && !(depth > 0 && this.#isAt(')'))) {
      if (this.kind.isExtended && depth === 0 && this.#isAt(')')) throw new BadExpression('Unmatched ) or \\)');
      parts.push(this.#repeated(this.#one(depth, parts.length === 0)));
    }
    return { kind: 'all', parts };
  }

  #repeated(part: Expression): Expression {
    let whole = part;
    for (;;) {
      const counts = this.#counts();
      if (!counts) return whole;
      whole = { kind: 'repeat', part: whole, ...counts };
    }
  }

  #counts(): { least: number; most: number } | undefined {
    const most = Number.POSITIVE_INFINITY;
    if (this.source.charAt(this.at) === '*') {
      this.at++;
      return { least: 0, most };
    }
    if (this.#take('+')) return { least: 1, most };
    if (this.#take('?')) return { least: 0, most: 1 };
    return this.#take('{') ? this.#interval() : undefined;
  }

  #interval(): { least: number; most: number } {
    const rest = this.source.slice(this.at);
    const found = /^(\d*)(,?)(\d*)/.exec(rest);
    const [all = '', low = '', comma = '', high = ''] = found ?? [];
    this.at += all.length;
    if (!this.#take('}') || all === '') throw new BadExpression('Invalid content of \\{\\}');
    const least = Number(low);
    const most = comma ? (high ? Number(high) : Number.POSITIVE_INFINITY) : least;
    if (least > MOST_REPEATS || (most > MOST_REPEATS && high)) throw new BadExpression('Regular expression too big');
    if (least > most) throw new BadExpression('Invalid content of \\{\\}');
    return { least, most };
  }

  #one(depth: number, isFirst: boolean): Expression {
    if (this.#take('(')) return this.#group(depth);
    const char = this.source.charAt(this.at++);
    if (char === '\\') return this.#escaped();
    if (char === '.') return { kind: 'char', test: () => true };
    if (char === '[') return this.#set();
    if (char === '^' && (this.kind.isExtended || isFirst)) return { kind: 'place', is: (_, at) => at === 0 };
    if (char === '$' && (this.kind.isExtended || this.#isAtEnd())) {
      return { kind: 'place', is: (text, at) => at === text.length };
    }
    return this.#letter(char);
  }

  #isAtEnd(): boolean {
    return this.at >= this.source.length || this.#isAt('|') || this.#isAt(')');
  }

  #group(depth: number): Expression {
    const number = ++this.groups;
    const part = this.choices(depth + 1);
    if (!this.#take(')')) throw new BadExpression('Unmatched ( or \\(');
    return { kind: 'group', part, number };
  }

  #escaped(): Expression {
    if (this.at >= this.source.length) throw new BadExpression('Trailing backslash');
    const char = this.source.charAt(this.at++);
    if (/[1-9<>bBsSW]/.test(char)) throw new BadExpression(`\\${char} is not part of this sandbox`);
    if (char === 'w') return { kind: 'char', test: isWord };
    return this.#letter({ n: '\n', t: '\t' }[char] ?? char);
  }

  #set(): Expression {
    const set = readSet(this.source, this.at, '^');
    if (!set) throw new BadExpression('Unmatched [, [^, [:, [., or [=');
    this.at = set.end;
    if (!this.kind.ignoresCase) return { kind: 'char', test: set.test };
    return { kind: 'char', test: (char) => set.test(char.toLowerCase()) || set.test(char.toUpperCase()) };
  }

  #letter(char: string): Expression {
    if (!this.kind.ignoresCase) return { kind: 'char', test: (other) => other === char };
    const low = char.toLowerCase();
    return { kind: 'char', test: (other) => other.toLowerCase() === low };
  }
}
