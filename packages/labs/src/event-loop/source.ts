/** Programs as JavaScript: what the reader sees, and what the real engine is asked to run. */
import type { Statement } from './types.ts';

/** A line, and the statement that begins in it. */
export interface Line {
  text: string;
  from?: Statement;
}

/** Lines of a program. @internal For the test that runs them. */
export const programSource = (program: readonly Statement[]): string[] => programLines(program).map(({ text }) => text);

/** Lines of a program with their statements. */
export function programLines(program: readonly Statement[], indent = ''): Line[] {
  return program.flatMap((statement) => {
    const [first, ...rest] = statementLines(statement, indent);
    return first ? [{ ...first, from: statement }, ...rest] : [];
  });
}

const inner = (body: readonly Statement[], indent: string) => programLines(body, `${indent}  `);

/** A call that takes a function. */
const block = (indent: string, head: string, body: readonly Statement[], tail: string): Line[] => [
  { text: `${indent}${head}() => {` },
  ...inner(body, indent),
  { text: `${indent}${tail}` },
];

function statementLines(statement: Statement, indent: string): Line[] {
  switch (statement.do) {
    case 'log':
      return [{ text: `${indent}console.log('${statement.text}');` }];
    case 'timeout':
      return block(indent, 'setTimeout(', statement.body, `}, ${statement.ms});`);
    case 'microtask':
      return block(indent, 'queueMicrotask(', statement.body, '});');
    case 'promise':
      return promiseLines(statement.chain, indent);
    case 'async':
      return asyncLines(statement.parts, indent);
    case 'on':
      return block(indent, `on('${statement.event}', '${statement.handler}', `, statement.body, '});');
    case 'off':
      return [{ text: `${indent}off('${statement.event}', '${statement.handler}');` }];
    case 'emit':
    case 'post':
      return [{ text: `${indent}${statement.do}('${statement.event}');` }];
    case 'update':
      return [{ text: `${indent}update();` }];
  }
}

function promiseLines(bodies: readonly Statement[][], indent: string): Line[] {
  const last = bodies.length - 1;
  const thens = bodies.flatMap((body, index) => block(`${indent}  `, '.then(', body, index === last ? '});' : '})'));
  return [{ text: `${indent}Promise.resolve()` }, ...thens];
}

function asyncLines(parts: readonly Statement[][], indent: string): Line[] {
  const lines = parts.flatMap((part, index) => [
    ...(index ? [{ text: `${indent}  await null;` }] : []),
    ...inner(part, indent),
  ]);
  return [{ text: `${indent}(async () => {` }, ...lines, { text: `${indent}})();` }];
}

/** What `on`, `off`, `emit`, `post` and `update` are: EventTarget and a queue. @internal For the test that runs them. */
export const PRELUDE = `const target = new EventTarget();
const bound = [];
let deferred = [];
const on = (event, name, handler) => {
  const listener = () => handler();
  bound.push({ event, name, listener });
  target.addEventListener(event, listener);
};
const off = (event, name) =>
  bound.filter((each) => each.event === event && each.name === name)
    .forEach((each) => target.removeEventListener(event, each.listener));
const emit = (event) => target.dispatchEvent(new Event(event));
const post = (event) => deferred.push(event);
const update = () => {
  const events = deferred;
  deferred = [];
  events.forEach(emit);
};`;
