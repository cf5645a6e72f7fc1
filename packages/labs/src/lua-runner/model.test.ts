/** The prelude on the real interpreter, as the worker uses it. */
import { describe, expect, it } from 'vitest';
import { LuaFactory } from 'wasmoon';
import type { RunMessage } from '../sandbox/protocol.ts';
import { readError, readGlobals } from './messages.ts';
import { PRELUDE } from './prelude.ts';
import { words } from './words/lab.ts';

async function run(code: string, isTicking = false): Promise<RunMessage[]> {
  const lua = await new LuaFactory().createEngine({ injectObjects: false, enableProxy: false, traceAllocations: true });
  const messages: RunMessage[] = [];
  lua.global.set('__source', code);
  lua.global.set('__out', (text: string) => messages.push({ kind: 'out', level: 'log', text }));
  lua.global.set('__table_text', words.table);
  lua.global.set('__rows', (lines: string) => messages.push(readGlobals(lines)));
  lua.global.set('__tick', () => isTicking);
  lua.global.set('__finish', (isGood: boolean, text: string) => {
    messages.push(isGood ? { kind: 'value', text } : readError(text));
  });
  lua.global.setMemoryMax(16 * 1024 * 1024);
  lua.doStringSync(PRELUDE);
  lua.global.close();
  return messages;
}

const texts = (messages: RunMessage[]) => messages.flatMap((message) => ('text' in message ? [message.text] : []));
const globals = (messages: RunMessage[]) =>
  messages.flatMap((message) => (message.kind === 'globals' ? [message.rows] : [])).at(-1);

describe('a Lua program', () => {
  it('prints as Lua prints, and gives what it returns', async () => {
    const messages = await run("print('甲', 1, 2.0, nil, true)\nio.write('a', 'b', '\\n')\nreturn 3, 'x'");
    expect(texts(messages)).toEqual(['甲\t1\t2.0\tnil\ttrue', 'ab', '3, "x"']);
  });

  it('may write a line piece by piece', async () => {
    const messages = await run("io.write('甲')\nio.write('乙\\n丙', 1)\nprint('丁')\nio.write('戊\\n\\n', 1.0)");
    expect(texts(messages).slice(0, 4)).toEqual(['甲乙', '丙1丁', '戊\n', '1']);
  });

  it('shows the globals it made, tables opened, nothing of the library', async () => {
    const rows = globals(await run('n = 1\nt = { 10, 20, key = { deep = {} } }\nlocal hidden = 1\nfunction f() end'));
    expect(rows).toEqual([
      { depth: 0, name: 'f', value: 'function' },
      { depth: 0, name: 'n', value: '1' },
      { depth: 0, name: 't', value: 'table（3 项）' },
      { depth: 1, name: '[1]', value: '10' },
      { depth: 1, name: '[2]', value: '20' },
      { depth: 1, name: 'key', value: 'table（1 项）' },
      { depth: 2, name: 'deep', value: 'table（0 项）' },
    ]);
  });

  it('calls no metamethod to show a table, and ends with a cycle', async () => {
    const rows = globals(
      await run(
        "t = setmetatable({}, { __index = function() error('asked') end, __tostring = function() error('asked') end })\nt.self = t",
      ),
    );
    expect(rows).toEqual([
      { depth: 0, name: 't', value: 'table（1 项，有元表）' },
      { depth: 1, name: 'self', value: 'table（1 项，有元表）' },
    ]);
  });

  it('that fails says where, with a traceback of its own frames', async () => {
    const error = (await run("local function inner()\n  error('坏了')\nend\nprint(1)\ninner()")).at(-1);
    expect(error).toMatchObject({ kind: 'error', line: 2 });
    expect(error && 'text' in error && error.text).toMatch(
      /^坏了\nstack traceback:\n(?:.*\n)*.*main\.lua:5: in main chunk$/,
    );
  });

  it('with a wrong syntax says where', async () => {
    expect((await run('x = 1\nx = = 2')).at(-1)).toMatchObject({ kind: 'error', line: 2 });
  });

  it('that takes too much memory is refused it', async () => {
    const messages = await run("local t = {}\nwhile true do t[#t + 1] = ('x'):rep(1e6) .. #t end");
    expect(texts(messages).at(-1)).toContain('not enough memory');
  });

  it('reports its globals while it runs', async () => {
    const messages = await run('for i = 1, 300000 do n = i end', true);
    const seen = messages.flatMap((message) => (message.kind === 'globals' ? [Number(message.rows[0]?.value)] : []));
    expect(seen.length).toBeGreaterThan(3);
    expect(seen).toEqual([...seen].sort((a, b) => a - b));
  });
});
