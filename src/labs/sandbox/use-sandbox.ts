/** Runs programs in `/lab-sandbox.html`, which is loaded with the first run and thrown away when it does not answer. */
import { useCallback, useEffect, useRef, useState } from 'react';
import { safeParse } from 'valibot';
import { toAddress } from '../../shared/paths.ts';
import { useSurroundings } from '../kit/context.ts';
import { type RunRequest, runAnswer } from './protocol.ts';
import { addMessage, idleLog, type RunLog, startedLog } from './run-log.ts';

/** Time that a sandbox has beyond the limit to report the end, ms. */
const GRACE = 3000;
/** Messages after which a run is ended. */
const MOST = 2000;

export interface RunOptions {
  /** Address of the worker's program. */
  script: string;
  /** What the worker needs; may be on its way. */
  input: () => object | Promise<object>;
  /** Time limit, ms. */
  limit: number;
}

export interface Sandbox {
  log: RunLog;
  run: (options: RunOptions) => Promise<void>;
  stop: () => void;
}

/** A sandbox of its own for a lab; it goes with the lab. */
export function useSandbox(): Sandbox {
  const { baseUrl } = useSurroundings();
  const [log, setLog] = useState(idleLog);
  const frame = useRef<HTMLIFrameElement | null>(null);
  const turn = useRef(0);
  /** Whether the sandbox has got the current run; before that there is nothing it could stop. */
  const isSent = useRef(false);
  const watchdog = useRef<number | undefined>(undefined);

  const close = useCallback(() => {
    clearTimeout(watchdog.current);
    frame.current?.remove();
    frame.current = null;
  }, []);

  useEffect(() => {
    const onMessage = (event: MessageEvent) => {
      if (!frame.current || event.source !== frame.current.contentWindow) return;
      const { success, output } = safeParse(runAnswer, event.data);
      if (!success || output.id !== turn.current) return;
      if (output.message.kind === 'end') clearTimeout(watchdog.current);
      setLog((old) => (old.state === 'running' ? addMessage(old, output.message) : old));
    };
    addEventListener('message', onMessage);
    return () => {
      removeEventListener('message', onMessage);
      close();
    };
  }, [close]);

  const fail = useCallback(
    (text: string) => {
      close();
      setLog((old) => addMessage(addMessage(old, { kind: 'error', text }), { kind: 'end', reason: 'crashed' }));
    },
    [close],
  );

  const run = useCallback(
    async ({ script, input, limit }: RunOptions) => {
      const id = ++turn.current;
      isSent.current = false;
      setLog(startedLog);
      try {
        const [text, data, opened] = await Promise.all([readText(script), input(), openFrame(frame, baseUrl)]);
        if (id !== turn.current) return;
        const request: RunRequest = { kind: 'run', id, script: text, input: data, limit, most: MOST };
        opened.postMessage(request, '*');
        isSent.current = true;
        clearTimeout(watchdog.current);
        watchdog.current = setTimeout(() => fail('沙箱没有回应，已经关闭；多半是程序用光了内存。'), limit + GRACE);
      } catch (error) {
        if (id === turn.current)
          fail(`没有载入运行所需的文件：${error instanceof Error ? error.message : String(error)}`);
      }
    },
    [fail, baseUrl],
  );

  const stop = useCallback(() => {
    if (isSent.current) return void frame.current?.contentWindow?.postMessage({ kind: 'stop' }, '*');
    turn.current++;
    setLog((old) => addMessage(old, { kind: 'end', reason: 'stopped' }));
  }, []);
  return { log, run, stop };
}

async function readText(address: string): Promise<string> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${response.status} ${address}`);
  return response.text();
}

/** The sandbox's window, once its script listens. */
function openFrame(seat: { current: HTMLIFrameElement | null }, baseUrl: string): Promise<Window> {
  const open = seat.current;
  if (open?.dataset.loaded) return Promise.resolve(open.contentWindow as Window);
  open?.remove();
  const element = document.createElement('iframe');
  seat.current = element;
  element.setAttribute('sandbox', 'allow-scripts');
  element.src = toAddress(baseUrl, '/lab-sandbox.html');
  element.hidden = true;
  element.title = '运行代码的沙箱';
  return new Promise((resolve, reject) => {
    element.onload = () => {
      element.dataset.loaded = '';
      resolve(element.contentWindow as Window);
    };
    element.onerror = () => reject(new Error('lab-sandbox.html'));
    document.body.append(element);
  });
}
