/** Runs a reader's Lua 5.4. Bundled as text and started by the sandbox page; it gets the WebAssembly from the lab. */
import { LuaFactory } from 'wasmoon';
import { boundedSender } from '../sandbox/bounded-sender.ts';
import { readError, readGlobals } from './messages.ts';
import { PRELUDE } from './prelude.ts';
import { words } from './words/lab.ts';

/** Most memory of a program, bytes. */
const MEMORY = 64 * 1024 * 1024;
/** Time between two reports of the globals while a program runs, ms. */
const PERIOD = 200;

const post = self.postMessage.bind(self);
const say = boundedSender(post);

async function run(code: string, wasm: ArrayBuffer): Promise<void> {
  // The library asks for its module by `fetch`, which this policy refuses: it is answered here.
  self.fetch = async () => new Response(wasm, { headers: { 'Content-Type': 'application/wasm' } });
  const factory = new LuaFactory('glue.wasm');
  const lua = await factory.createEngine({ injectObjects: false, enableProxy: false, traceAllocations: true });
  let reported = performance.now();
  lua.global.set('__source', code);
  lua.global.set('__out', (text: string) => say({ kind: 'out', level: 'log', text }));
  lua.global.set('__table_text', words.table);
  lua.global.set('__rows', (lines: string) => post(readGlobals(lines)));
  lua.global.set('__tick', () => {
    const isDue = performance.now() - reported > PERIOD;
    if (isDue) reported = performance.now();
    return isDue;
  });
  lua.global.set('__finish', (isGood: boolean, text: string) => {
    if (!isGood) say(readError(text));
    else if (text !== '') say({ kind: 'value', text });
  });
  lua.global.setMemoryMax(MEMORY);
  lua.doStringSync(PRELUDE);
}

self.addEventListener(
  'message',
  async ({ data }) => {
    try {
      await run(String(data.code), data.wasm);
    } catch (error) {
      say(readError(error instanceof Error ? error.message : String(error)));
    }
    post({ kind: 'done' });
  },
  { once: true },
);
