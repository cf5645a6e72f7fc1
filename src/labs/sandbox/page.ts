/**
 * The script of `/lab-sandbox.html`, the only page whose policy allows `eval`: opaque origin, no connections. It starts
 * a worker from the text it is given, passes its messages on, and ends it at the time limit, at a flood, or on request.
 */
import type { RunMessage, RunRequest, StopRequest } from './protocol.ts';

let worker: Worker | undefined;
let timer: number | undefined;
let current = 0;

function post(message: RunMessage): void {
  // To whoever framed this page: the site alone may, and what is posted is the reader's own output.
  parent.postMessage({ id: current, message }, '*');
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
    if (left-- > 0) post(data);
    else end('flood');
  };
  started.onerror = (event) => {
    if (started !== worker) return;
    post({ kind: 'error', text: event.message || '程序意外结束' });
    end('crashed');
  };
  started.postMessage(input);
}

/** Engines tell the line of a syntax error only for a script of its own; inside a function that nobody calls it runs nothing. */
function locate(text: string, code: string): void {
  const probe = startWorker(`async () => {${code}\n}`);
  const give = (line?: number) => {
    probe.terminate();
    post({ kind: 'error', text, ...(line ? { line } : {}) });
    end('done');
  };
  probe.onerror = (event) => {
    event.preventDefault();
    give(event.lineno);
  };
  setTimeout(give, 1000);
}

addEventListener('message', ({ source, data }: MessageEvent<RunRequest | StopRequest>) => {
  if (source !== parent) return;
  if (data.kind === 'run') run(data);
  else end('stopped');
});
