/** `$((…))`: whole numbers of 64 bits. */
import { Fault } from './shell.ts';

const LEVELS: readonly (readonly string[])[] = [
  ['||'],
  ['&&'],
  ['==', '!='],
  ['<=', '>=', '<', '>'],
  ['+', '-'],
  ['*', '/', '%'],
];

const bool = (value: boolean): bigint => (value ? 1n : 0n);

const OPERATORS: Record<string, (a: bigint, b: bigint) => bigint> = {
  '||': (a, b) => bool(a !== 0n || b !== 0n),
  '&&': (a, b) => bool(a !== 0n && b !== 0n),
  '==': (a, b) => bool(a === b),
  '!=': (a, b) => bool(a !== b),
  '<': (a, b) => bool(a < b),
  '>': (a, b) => bool(a > b),
  '<=': (a, b) => bool(a <= b),
  '>=': (a, b) => bool(a >= b),
  '+': (a, b) => a + b,
  '-': (a, b) => a - b,
  '*': (a, b) => a * b,
  '/': (a, b) => divided(b, a / (b || 1n)),
  '%': (a, b) => divided(b, a % (b || 1n)),
};

/** Division where there is one; what asks for it says what it was. */
function divided(by: bigint, result: bigint): bigint {
  if (by === 0n) throw new RangeError('division by zero');
  return result;
}

/** The value of an expression, decimal; assignments change the variables. */
export function evaluate(source: string, variables: Map<string, string>): string {
  const reader = new Sum(source, variables);
  const value = source.trim() === '' ? 0n : reader.whole();
  return String(value);
}

class Sum {
  readonly tokens: string[];
  readonly source: string;
  readonly variables: Map<string, string>;
  #at = 0;
  #depth = 0;

  constructor(source: string, variables: Map<string, string>) {
    this.source = source;
    this.variables = variables;
    this.tokens = source.match(/0[xX][\da-fA-F]+|\d+|[A-Za-z_]\w*|[-+*/%]=|[<>=!]=|&&|\|\||<<|>>|\S/g) ?? [];
  }

  whole(): bigint {
    const value = this.#choice();
    if (this.#at < this.tokens.length) this.#fail('expecting EOF');
    return value;
  }

  #fail(what: string): never {
    throw new Fault(`arithmetic expression: ${what}: "${this.source}"`);
  }

  #takeIf(token: string): boolean {
    if (this.tokens[this.#at] !== token) return false;
    this.#at++;
    return true;
  }

  #choice(): bigint {
    if (++this.#depth > 100) this.#fail('too deeply nested');
    const condition = this.#level(0);
    this.#depth--;
    if (!this.#takeIf('?')) return condition;
    const yes = this.#choice();
    if (!this.#takeIf(':')) this.#fail("expecting ':'");
    const no = this.#choice();
    return condition !== 0n ? yes : no;
  }

  #level(level: number): bigint {
    const operators = LEVELS[level];
    if (!operators) return this.#unary();
    let left = this.#level(level + 1);
    for (let token = this.tokens[this.#at]; token && operators.includes(token); token = this.tokens[this.#at]) {
      this.#at++;
      const apply = OPERATORS[token];
      left = this.#applied(apply, left, this.#level(level + 1));
    }
    return left;
  }

  #applied(apply: ((a: bigint, b: bigint) => bigint) | undefined, a: bigint, b: bigint): bigint {
    try {
      return BigInt.asIntN(64, apply?.(a, b) ?? b);
    } catch {
      return this.#fail('division by zero');
    }
  }

  #unary(): bigint {
    if (this.#takeIf('!')) return bool(this.#unary() === 0n);
    if (this.#takeIf('-')) return BigInt.asIntN(64, -this.#unary());
    if (this.#takeIf('+')) return this.#unary();
    if (!this.#takeIf('(')) return this.#primary();
    const value = this.#choice();
    if (!this.#takeIf(')')) this.#fail("expecting ')'");
    return value;
  }

  #primary(): bigint {
    const token = this.tokens[this.#at++] ?? this.#fail('expecting primary');
    if (/^\d/.test(token)) return BigInt.asIntN(64, BigInt(/^0\d/.test(token) ? `0o${token.slice(1)}` : token));
    if (!/^[A-Za-z_]/.test(token)) this.#fail('expecting primary');
    const sign = this.tokens[this.#at] ?? '';
    if (!/^[-+*/%]?=$/.test(sign)) return this.#number(token);
    this.#at++;
    const value = this.#choice();
    const apply = OPERATORS[sign.slice(0, -1)];
    const next = this.#applied(apply, apply ? this.#number(token) : 0n, value);
    this.variables.set(token, String(next));
    return next;
  }

  #number(name: string): bigint {
    const text = this.variables.get(name)?.trim() || '0';
    if (!/^[-+]?\d{1,30}$/.test(text)) throw new Fault(`Illegal number: ${text}`);
    return BigInt(text);
  }
}
