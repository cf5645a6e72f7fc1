/**
 * A stand-in for answering services on this machine: no model, it says what a test gives it. It speaks the
 * chat-completions protocol at `/v1/chat/completions` and Algolia Ask AI's at `/chat/token` and `/chat`, holds the client
 * to both, and can stall, break off and fail. What breaks a protocol is in `violations`.
 */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { LocalServer, readBody } from './local-server.ts';

export const MODEL = 'stand-in-model';
export const ASSISTANT = 'stand-in-assistant';

type Json = Record<string, unknown>;

/** How a question is answered: whole; with the rest held until `release`; never; or cut before its end. */
export type Manner = 'streams' | 'waits' | 'keeps silent' | 'breaks off' | 'ends early' | 'answers whole' | number;

export interface Asked {
  path: string;
  headers: IncomingMessage['headers'];
  body: Json;
  /** The reader has closed the connection before the end. */
  isAborted: boolean;
}

export class AskStandIn extends LocalServer {
  manner: Manner = 'streams';
  /** What it says, piece by piece. */
  pieces: string[] = ['好。'];
  /** Answered as it is, with its type, whatever was asked; null: by the protocol. */
  raw: { type: string; body: string } | null = null;
  /** A key that requests must carry; null: none is asked for. */
  wantedKey: string | null = null;
  asked: Asked[] = [];
  #release: () => void = () => {};
  #tokens = new Set<string>();

  constructor() {
    super((request, response) => void this.#serve(request, response));
  }

  /** Back to how it began. */
  reset(): void {
    this.#release();
    Object.assign(this, { manner: 'streams', pieces: ['好。'], raw: null, wantedKey: null, asked: [] });
  }

  /** Says the rest of an answer that waits. */
  release(): void {
    this.#release();
  }

  async #serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    response.setHeader('access-control-allow-origin', '*');
    response.setHeader('access-control-allow-headers', 'authorization, *');
    response.setHeader('access-control-allow-methods', 'POST');
    if (request.method === 'OPTIONS') return void response.writeHead(204).end();
    const text = await readBody(request);
    const path = request.url ?? '';
    const asked: Asked = { path, headers: request.headers, body: text ? JSON.parse(text) : {}, isAborted: false };
    response.on('close', () => {
      asked.isAborted = !response.writableEnded;
    });
    if (request.method !== 'POST') this.violations.push(`${request.method} ${path}`);
    if (path === '/chat/token') return this.#giveToken(asked, response);
    this.asked.push(asked);
    if (path === '/chat') this.#checkAssistant(asked);
    else if (path === '/v1/chat/completions') this.#checkCompletion(asked);
    else this.violations.push(`no such path: ${path}`);
    if (this.wantedKey !== null && request.headers.authorization !== `Bearer ${this.wantedKey}`)
      return fail(response, 401, 'Incorrect API key provided');
    if (typeof this.manner === 'number') return fail(response, this.manner, '<img src=x onerror=alert(1)>');
    if (this.raw) return void response.writeHead(200, { 'content-type': this.raw.type }).end(this.raw.body);
    await this.#say(response, path === '/chat' ? ASSISTANT_EVENTS : COMPLETION_EVENTS);
  }

  #giveToken({ headers }: Asked, response: ServerResponse): void {
    if (headers['x-algolia-assistant-id'] !== ASSISTANT) this.violations.push('token for an unknown assistant');
    const token = `token-${this.#tokens.size}`;
    this.#tokens.add(token);
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify({ success: true, token }));
  }

  #checkAssistant({ headers, body }: Asked): void {
    const expect = (holds: unknown, what: string) => holds || this.violations.push(`Ask AI: ${what}`);
    expect(this.#tokens.delete(String(headers.authorization).replace(/^TOKEN /, '')), 'a fresh token');
    for (const name of ['application-id', 'api-key', 'index-name', 'assistant-id'])
      expect(headers[`x-algolia-${name}`], `x-algolia-${name}`);
    expect(headers['x-ai-sdk-version'] === 'v5', 'version of the messages');
    const [message] = (body.messages ?? []) as { role: string; parts: { type: string; text: string }[] }[];
    expect(body.id && message?.role === 'user' && message.parts[0]?.type === 'text', 'a message with parts');
  }

  #checkCompletion({ headers, body }: Asked): void {
    const expect = (holds: unknown, what: string) => holds || this.violations.push(`completions: ${what}`);
    const messages = (body.messages ?? []) as { role: string; content: string }[];
    expect(headers['content-type'] === 'application/json', 'content type');
    expect(body.model === MODEL && body.stream === true, 'model and stream');
    expect(messages.map(({ role }) => role).join() === 'system,user', 'roles');
    expect(!headers.cookie, 'no cookies');
  }

  async #say(response: ServerResponse, events: Events): Promise<void> {
    const { manner, pieces } = this;
    if (manner === 'answers whole') {
      const choices = [{ message: { content: pieces.join('') } }];
      response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify({ choices }));
      return;
    }
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    const [first = '', ...rest] = pieces;
    await sendCut(response, events.start + events.piece(first));
    if (manner === 'keeps silent') return;
    if (manner !== 'streams')
      await new Promise<void>((resolve) => {
        this.#release = resolve;
      });
    if (manner === 'breaks off') return void response.destroy();
    await sendCut(response, rest.map(events.piece).join(''));
    response.end(manner === 'ends early' ? '' : events.end);
  }
}

interface Events {
  start: string;
  piece: (text: string) => string;
  end: string;
}

const event = (value: object) => `data: ${JSON.stringify(value)}\n\n`;

const COMPLETION_EVENTS: Events = {
  start: `: a comment\n\n${event({ choices: [{ index: 0, delta: { role: 'assistant', content: '' } }] })}`,
  piece: (content) => event({ choices: [{ index: 0, delta: { content }, finish_reason: null }] }),
  end: `${event({ choices: [{ index: 0, delta: {}, finish_reason: 'stop' }] })}data: [DONE]\n\n`,
};

const ASSISTANT_EVENTS: Events = {
  start: event({ type: 'start', messageId: 'm' }) + event({ type: 'text-start', id: 't' }),
  piece: (delta) => event({ type: 'text-delta', id: 't', delta }),
  end: `${event({ type: 'text-end', id: 't' })}${event({ type: 'finish' })}data: [DONE]\n\n`,
};

/** Sends bytes in pieces of seven, so that borders fall inside characters and lines. */
async function sendCut(response: ServerResponse, text: string): Promise<void> {
  const bytes = Buffer.from(text);
  for (let at = 0; at < bytes.length; at += 7) {
    response.write(bytes.subarray(at, at + 7));
    await new Promise((resolve) => setImmediate(resolve));
  }
}

function fail(response: ServerResponse, status: number, message: string): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify({ error: { message } }));
}
