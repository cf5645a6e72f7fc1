/**
 * The script of `/lab-sandbox.html`, the only page whose policy allows `eval`. It starts a worker from the text it is
 * given, passes on what the worker says, and ends it at the time limit, at a flood, or on request. Headers may be missing,
 * so it checks itself that it is harmless: with an opaque origin, framed by its own site.
 */
import { safeParse } from 'valibot';
import { words } from '../words/frame.ts';
import { CONNECT, type RunMessage, type RunRequest, runMessage, type StopRequest } from './protocol.ts';

let lab: MessagePort | undefined;
let worker: Worker | undefined;
let timer: number | undefined;
let current = 0;

function post(message: RunMessage): void {
  lab?.postMessage({ id: current, message });
}

/** Forwards a worker's messages, rebuilt and truncated to the protocol's limits: never the posted objects themselves. */
function pass(said: unknown): void {
  const { success, output } = safeParse(runMessage, said);
  if (success) post(output);
}

function end(reason: Extract<RunMessage, { kind: 'end' }>['reason']): void {
  if (!worker) return;
  worker.terminate();
  worker = undefined;
  clearTimeout(timer);
  post({ kind: 'end', reason });
}

function startWorker(script: string): Worker {
  const address = URL.createObjectURL(new Blob([script], { type: 'text/javascript' }));
  const started = new Worker(address);
  URL.revokeObjectURL(address);
  return started;
}

function run({ id, script, input, limit, most }: RunRequest): void {
  end('stopped');
  current = id;
  const started = startWorker(script);
  worker = started;
  let left = most;
  timer = setTimeout(() => end('timeout'), limit);
  started.onmessage = ({ data }) => {
    if (started !== worker) return;
    if (data?.kind === 'done' || data?.kind === 'flood') return end(data.kind);
    if (data?.kind === 'syntax') return locate(data.text, data.code);
    if (left-- <= 0) return end('flood');
    pass(data);
  };
  started.onerror = (event) => {
    event.preventDefault();
    if (started !== worker) return;
    pass({ kind: 'error', text: event.message || words.crashed });
    end('crashed');
  };
  started.postMessage(input);
}

/** Engines tell the line of a syntax error only for a script of its own; inside a function that nobody calls it runs nothing. */
function locate(text: string, code: string): void {
  const probe = startWorker(`async () => {${code}\n}`);
  const give = (line?: number) => {
    probe.terminate();
    pass({ kind: 'error', text, ...(line ? { line } : {}) });
    end('done');
  };
  probe.onerror = (event) => {
    event.preventDefault();
    give(event.lineno);
  };
  setTimeout(give, 1000);
}

/** The first message of the page that frames this one hands over a port; from then on nothing else is heard. */
function connect({ source, origin, data, ports: [port] }: MessageEvent): void {
  // The address tells whose page this is, though the page itself has no origin.
  if (source !== parent || origin !== location.origin || data !== CONNECT || !port) return;
  removeEventListener('message', connect);
  lab = port;
  lab.onmessage = ({ data: request }: MessageEvent<RunRequest | StopRequest>) => {
    if (request.kind === 'run') run(request);
    else end('stopped');
  };
}

if (self.origin === 'null' && parent !== self) addEventListener('message', connect);
