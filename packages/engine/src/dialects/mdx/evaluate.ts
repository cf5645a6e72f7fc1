/** What an expression of MDX says without being run: literals, and names whose values are known. */
import type { Expression, MemberExpression, Node, ObjectExpression, Property } from 'estree';
import { own } from '../../shared/own.ts';

/** Values by name. */
export type Scope = Readonly<Record<string, unknown>>;

/** An expression whose value only a run would give. */
export const UNKNOWN: unique symbol = Symbol('unknown');

/** The value, or `UNKNOWN`. */
export function evaluate(node: Node | null | undefined, scope: Scope): unknown {
  switch (node?.type) {
    case 'Literal':
      return node.value;
    case 'TemplateLiteral': {
      const values = node.expressions.map((one) => evaluate(one, scope));
      if (values.some((value) => !isShown(value))) return UNKNOWN;
      return node.quasis.map(({ value }, at) => (value.cooked ?? '') + String(values[at] ?? '')).join('');
    }
    case 'Identifier':
      return node.name === 'undefined' ? undefined : Object.hasOwn(scope, node.name) ? scope[node.name] : UNKNOWN;
    case 'MemberExpression':
      return member(node, scope);
    case 'ArrayExpression':
      return listed(node.elements.map((one) => evaluate(one, scope)));
    case 'ObjectExpression':
      return objectOf(node, scope);
    case 'BinaryExpression': {
      const [left, right] = [evaluate(node.left, scope), evaluate(node.right, scope)];
      if (node.operator !== '+' || !isShown(left) || !isShown(right)) return UNKNOWN;
      return typeof left === 'number' && typeof right === 'number' ? left + right : String(left) + String(right);
    }
    case 'UnaryExpression': {
      const value = evaluate(node.argument, scope);
      if (node.operator === '-' && typeof value === 'number') return -value;
      return node.operator === '!' && value !== UNKNOWN ? !value : UNKNOWN;
    }
    case 'CallExpression':
      return called(node.callee, node.arguments as Expression[], scope);
    default:
      return UNKNOWN;
  }
}

/** `require('./a.png')` and `useBaseUrl('/a.png')` give back what they name. */
function called(callee: Node, args: readonly Expression[], scope: Scope): unknown {
  if (callee.type !== 'Identifier') return UNKNOWN;
  const value = evaluate(args[0], scope);
  if (typeof value !== 'string') return UNKNOWN;
  if (callee.name === 'require') return { default: value, toString: () => value };
  return callee.name === 'useBaseUrl' ? value : UNKNOWN;
}

function member({ object, property, computed }: MemberExpression, scope: Scope): unknown {
  const holder = evaluate(object, scope);
  const key = computed ? evaluate(property, scope) : property.type === 'Identifier' ? property.name : UNKNOWN;
  if (holder === null || typeof holder !== 'object' || (typeof key !== 'string' && typeof key !== 'number'))
    return UNKNOWN;
  return own(holder as Record<string, unknown>, String(key));
}

function objectOf({ properties }: ObjectExpression, scope: Scope): unknown {
  const entries = properties.map((one) => (one.type === 'Property' ? entryOf(one, scope) : UNKNOWN));
  return entries.includes(UNKNOWN) ? UNKNOWN : Object.fromEntries(entries as [string, unknown][]);
}

function entryOf({ key, value, computed }: Property, scope: Scope): [string, unknown] | typeof UNKNOWN {
  const name = computed
    ? UNKNOWN
    : key.type === 'Identifier'
      ? key.name
      : key.type === 'Literal'
        ? String(key.value)
        : UNKNOWN;
  const given = evaluate(value, scope);
  return typeof name === 'string' && given !== UNKNOWN ? [name, given] : UNKNOWN;
}

function listed(values: unknown[]): unknown {
  return values.includes(UNKNOWN) ? UNKNOWN : values;
}

/** What React writes as text. */
export function isShown(value: unknown): value is string | number {
  return typeof value === 'string' || typeof value === 'number';
}
