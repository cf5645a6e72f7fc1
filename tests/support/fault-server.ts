/**
 * A built site as `preview` serves it, with every request counted, and the responses modified that a test names.
 * Faults live here and not in the browser, because the browser's own interception switches its cache off.
 */
import { type IncomingMessage, type RequestListener, request, type ServerResponse } from 'node:http';
import { guarded } from '../../packages/engine/src/server/guard.ts';
import { previewHandler } from '../../packages/engine/src/server/preview.ts';
import { LocalServer } from './local-server.ts';
import type { WorkerAhead } from './worker-on.ts';

/** What happens to the response to a matching request. */
export interface Fault {
  /** Answers with this status instead of the site's own answer. */
  status?: number;
  body?: string;
  type?: string;
  /** Changes the text of the real answer. */
  change?: (text: string) => string;
  /** Answers with the whole file, whatever part is asked for. */
  whole?: boolean;
  /** Cuts the connection without an answer. */
  drop?: boolean;
  /** Answers only after this is fulfilled. */
  until?: Promise<unknown>;
  /** How many requests are affected; default: all. */
  times?: number;
}

type Pattern = string | RegExp;

interface Rule {
  pattern: Pattern;
  fault: Fault;
  left: number;
}

/** A request by which this server asks itself for the real answer. */
const OWN = 'x-real-answer';

export class FaultServer extends LocalServer {
  readonly #preview: RequestListener;
  readonly #remove: () => void;
  #rules: Rule[] = [];
  #log: string[] = [];
  #releases: (() => void)[] = [];
  /** A worker that answers before the server does, if the tests run with one. */
  ahead: WorkerAhead | undefined;

  /** `folder`: the built site. */
  constructor(folder: string) {
    super((incoming, outgoing) =>
      incoming.headers[OWN] ? this.#preview(incoming, outgoing) : void this.#serve(incoming, outgoing),
    );
    const { handler, remove } = previewHandler(folder);
    this.#preview = guarded(handler, console.error);
    this.#remove = remove;
  }

  override async stop(): Promise<void> {
    await super.stop();
    this.#remove();
  }

  /** Modifies the responses to requests whose decoded path and query match; the latest rule wins. */
  fault(pattern: Pattern, fault: Fault): void {
    this.ahead?.stepAside();
    this.#rules.unshift({ pattern, fault, left: fault.times ?? Number.POSITIVE_INFINITY });
  }

  /** Holds matching responses until the returned function is called. */
  hold(pattern: Pattern, fault: Fault = {}): () => void {
    let release = () => {};
    const until = new Promise<void>((resolve) => {
      release = resolve;
    });
    this.fault(pattern, { ...fault, until });
    this.#releases.push(release);
    return release;
  }

  /** Forgets all faults, so that every further answer is the real one. */
  mend(): void {
    this.#rules = [];
  }

  /** A request that was made: it arrived, or a worker ahead has heard it. */
  note(address: string): void {
    this.#log.push(decode(address));
  }

  /** Requests that were made, decoded, since the test began. */
  requests(pattern: Pattern): string[] {
    return this.#log.filter((path) => matches(pattern, path));
  }

  reset(): void {
    // Or requests of a page that is gone arrive in the next test.
    this.cut();
    this.mend();
    for (const release of this.#releases) release();
    this.#releases = [];
    this.#log = [];
  }

  async #serve(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    const path = decode(incoming.url ?? '/');
    if (this.ahead?.isAside ?? true) this.note(incoming.url ?? '/');
    const fault = this.#take(path);
    await fault?.until;
    if (fault?.drop) outgoing.destroy();
    else if (fault?.status)
      outgoing.writeHead(fault.status, { 'content-type': fault.type ?? 'text/plain' }).end(fault.body ?? '');
    else if (fault?.body !== undefined)
      outgoing.writeHead(200, { 'content-type': fault.type ?? 'application/json' }).end(fault.body);
    else if (fault?.change) this.#change(incoming, outgoing, fault.change);
    else {
      if (fault?.whole) delete incoming.headers.range;
      this.#preview(incoming, outgoing);
    }
  }

  #take(path: string): Fault | undefined {
    const rule = this.#rules.find(({ pattern, left }) => left > 0 && matches(pattern, path));
    if (rule) rule.left -= 1;
    return rule?.fault;
  }

  #change(incoming: IncomingMessage, outgoing: ServerResponse, change: (text: string) => string): void {
    const headers: NodeJS.Dict<string | string[]> = { ...incoming.headers, 'accept-encoding': 'identity', [OWN]: '1' };
    // Or a browser that has the real answer is told that nothing changed.
    delete headers['if-none-match'];
    delete headers['if-modified-since'];
    const own = request(this.origin + incoming.url, { method: incoming.method, headers }, (answer) => {
      void changeBody(answer, outgoing, change);
    });
    own.on('error', () => outgoing.destroy());
    incoming.pipe(own);
  }
}

async function changeBody(
  answer: IncomingMessage,
  outgoing: ServerResponse,
  change: (text: string) => string,
): Promise<void> {
  const chunks: Buffer[] = [];
  for await (const chunk of answer) chunks.push(chunk as Buffer);
  // Nor may a browser take the changed answer for the real one later.
  const { 'content-length': _length, etag: _etag, 'last-modified': _date, ...headers } = answer.headers;
  outgoing.writeHead(answer.statusCode ?? 200, headers).end(change(Buffer.concat(chunks).toString('utf8')));
}

function matches(pattern: Pattern, path: string): boolean {
  return typeof pattern === 'string' ? path === pattern : pattern.test(path);
}

function decode(address: string): string {
  try {
    return decodeURIComponent(address);
  } catch {
    return address;
  }
}
