/** A steady load: requests begin by the clock, whether earlier ones have been answered or not, so that a slow answer hides no other. */
import { Agent, get } from 'node:http';

export interface Load {
  port: number;
  paths: readonly string[];
  /** Requests that begin in a second. */
  rate: number;
  seconds: number;
}

export interface Loaded {
  answered: number;
  /** What went wrong, each kind once, with how often. */
  errors: Record<string, number>;
  /** Milliseconds from a request's beginning to the last byte of its answer, ascending. */
  times: number[];
}

/** Connections at most, less than a server takes as it comes (nginx 512); a request that waits for one is on the clock. */
const SOCKETS = 256;

/** Asks the paths in turn, as a browser that takes compressed answers; every answer must be 200. */
export async function load({ port, paths, rate, seconds }: Load): Promise<Loaded> {
  const agent = new Agent({ keepAlive: true, maxSockets: SOCKETS });
  const pending: Promise<void>[] = [];
  const loaded: Loaded = { answered: 0, errors: {}, times: [] };
  const begin = performance.now();
  for (let sent = 0; sent < rate * seconds; ) {
    const due = Math.min(rate * seconds, ((performance.now() - begin) / 1000) * rate);
    for (; sent < due; sent++) pending.push(one({ agent, port, path: paths[sent % paths.length] ?? '/' }, loaded));
    await new Promise((resolve) => setTimeout(resolve, 1));
  }
  await Promise.all(pending);
  agent.destroy();
  loaded.times.sort((a, b) => a - b);
  return loaded;
}

function one(at: { agent: Agent; port: number; path: string }, loaded: Loaded): Promise<void> {
  const begin = performance.now();
  const failed = (what: string) => {
    loaded.errors[what] = (loaded.errors[what] ?? 0) + 1;
  };
  return new Promise((resolve) => {
    const request = get({ host: '127.0.0.1', ...at, headers: { 'accept-encoding': 'br, gzip' } }, (answer) => {
      answer.resume();
      answer.on('error', ({ message }) => failed(message));
      answer.on('close', () => {
        if (answer.statusCode !== 200) failed(`${answer.statusCode} ${at.path}`);
        else if (answer.complete) loaded.answered++;
        loaded.times.push(performance.now() - begin);
        resolve();
      });
    });
    request.on('error', ({ message }) => {
      failed(message);
      resolve();
    });
  });
}
