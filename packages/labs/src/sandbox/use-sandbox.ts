/** Runs programs in `/lab-sandbox.html`, which is loaded with the first run and thrown away when it does not answer. */
import { useCallback, useEffect, useRef, useState } from 'react';
import { readableCauses } from 'study-notes/shell/errors/causes';
import { patientFetch, withinSilence } from 'study-notes/shell/navigation/patient-fetch';
import { useSurroundings } from '../kit/context.ts';
import { words } from '../words/frame.ts';
import type { RunMessage } from './protocol.ts';
import { addMessage, idleLog, type RunLog, startedLog } from './run-log.ts';
import { openSandbox, type SandboxFrame } from './sandbox-frame.ts';

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
  /** Number of the run that `log` is of; 0 before the first. */
  id: number;
  log: RunLog;
  /** Starts a run; its number, which no other run of the page has. */
  run: (options: RunOptions) => number;
  stop: () => void;
}

/** Runs of the page so far. */
let runs = 0;

/** A sandbox of its own for a lab; it goes with the lab. */
export function useSandbox(): Sandbox {
  const { baseUrl } = useSurroundings();
  const [{ id, log }, setHeld] = useState({ id: 0, log: idleLog });
  const setLog = useCallback(
    (change: (old: RunLog) => RunLog) => setHeld((held) => ({ ...held, log: change(held.log) })),
    [],
  );
  const frame = useRef<SandboxFrame | null>(null);
  const turn = useRef(0);
  /** Whether the sandbox has got the current run; before that there is nothing it could stop. */
  const isSent = useRef(false);
  const watchdog = useRef<number | undefined>(undefined);

  const close = useCallback(() => {
    clearTimeout(watchdog.current);
    frame.current?.close();
    frame.current = null;
  }, []);
  useEffect(() => close, [close]);

  const hear = useCallback(
    (id: number, message: RunMessage) => {
      if (id !== turn.current) return;
      if (message.kind === 'end') clearTimeout(watchdog.current);
      setLog((old) => (old.state === 'running' ? addMessage(old, message) : old));
    },
    [setLog],
  );

  const fail = useCallback(
    (text: string) => {
      close();
      setLog((old) => addMessage(addMessage(old, { kind: 'error', text }), { kind: 'end', reason: 'crashed' }));
    },
    [close, setLog],
  );

  const start = useCallback(
    async (id: number, { script, input, limit }: RunOptions) => {
      frame.current ??= openSandbox(baseUrl, hear);
      const opened = frame.current;
      try {
        const [text, data] = await Promise.all([readText(script), input(), withinSilence(opened.ready)]);
        if (id !== turn.current) return;
        opened.send({ kind: 'run', id, script: text, input: data, limit, most: MOST });
        isSent.current = true;
        clearTimeout(watchdog.current);
        watchdog.current = setTimeout(() => fail(words.noAnswer), limit + GRACE);
      } catch (error) {
        console.warn(error);
        if (id === turn.current) fail(words.filesNotLoaded(readableCauses(error).join(words.semicolon)));
      }
    },
    [fail, hear, baseUrl],
  );

  const run = useCallback(
    (options: RunOptions) => {
      const next = ++runs;
      turn.current = next;
      isSent.current = false;
      setHeld({ id: next, log: startedLog });
      void start(next, options);
      return next;
    },
    [start],
  );

  const stop = useCallback(() => {
    if (isSent.current) return frame.current?.send({ kind: 'stop' });
    turn.current = 0;
    close();
    setLog((old) => addMessage(old, { kind: 'end', reason: 'stopped' }));
  }, [close, setLog]);
  return { id, log, run, stop };
}

async function readText(address: string): Promise<string> {
  const response = await patientFetch(address);
  if (!response.ok) throw new Error(words.serverAnswered(address, response.status));
  return response.text();
}
