/** A real Waline on SQLite (`tests/waline`), behind a server that can be slow, gone, or answer in its place. */
import type { ChildProcess } from 'node:child_process';
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { request as ask, type IncomingMessage, type ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { addressOf, stop } from './command.ts';
import { LocalServer } from './local-server.ts';
import { ROOT } from './sites.ts';

/** `waits`: until `release`; `is gone`: no answer; a text: that answer, whatever was asked of the comments. */
export type Mood = 'well' | 'waits' | 'is gone' | { status: number; body: string };

/** A comment as it is posted. */
export interface Posted {
  nick: string;
  comment: string;
  url: string;
  pid?: number;
  rid?: number;
}

/** Page that the frame of giscus shows here: it hears what it is told, and tells its height. */
const FRAME = `<!doctype html><html lang="zh-Hans"><title>讨论</title><p>讨论</p><script>
addEventListener('message', ({ data }) => { document.title = JSON.stringify(data); });
parent.postMessage({ giscus: { resizeHeight: 432 } }, '*');</script></html>`;

export class Waline extends LocalServer {
  mood: Mood = 'well';
  /** Method and address of what was asked of its comments. */
  readonly asked: string[] = [];
  readonly #folder = mkdtempSync(join(tmpdir(), 'waline-'));
  #child: ChildProcess | undefined;
  #address = '';
  #waiting: (() => void)[] = [];

  constructor() {
    super((request, response) => this.#serve(request, response));
  }

  override async start(): Promise<this> {
    const serve = join(ROOT, 'tests/waline/serve.cjs');
    this.#child = spawn(process.execPath, [serve, join(ROOT, '.cache/waline'), this.#folder]);
    this.#address = await addressOf(this.#child);
    return super.start();
  }

  override async stop(): Promise<void> {
    await super.stop();
    if (this.#child) await stop(this.#child);
    rmSync(this.#folder, { recursive: true, force: true });
  }

  /** Answers what waits. */
  release(): void {
    this.mood = 'well';
    for (const go of this.#waiting.splice(0)) go();
  }

  /** Sends a comment, as another reader; gives its number. */
  async post(comment: Posted): Promise<number> {
    const { data } = await this.#send('comment', { mail: '', ua: '', ...comment });
    return data.objectId as number;
  }

  /** A user of the service; the first is its owner. */
  async register(name: string): Promise<void> {
    await this.#send('user', { display_name: name, email: `${name}@a.cn`, password: 'geheim' });
  }

  async #send(what: string, body: object): Promise<{ data: Record<string, unknown> }> {
    const headers = { 'Content-Type': 'application/json' };
    const answer = await fetch(`${this.#address}/api/${what}`, { method: 'POST', headers, body: JSON.stringify(body) });
    const said = (await answer.json()) as { errno: number; data: Record<string, unknown> };
    if (said.errno) throw new Error(JSON.stringify(said));
    return said;
  }

  #serve(request: IncomingMessage, response: ServerResponse): void {
    const { method, url = '' } = request;
    const isOfComments = url.startsWith('/api/comment');
    if (isOfComments) this.asked.push(`${method} ${url}`);
    const { mood } = this;
    if (url.includes('/widget?')) response.setHeader('content-type', 'text/html').end(FRAME);
    else if (!isOfComments || mood === 'well' || method === 'OPTIONS') this.#forward(request, response);
    else if (mood === 'is gone') request.socket.destroy();
    else if (mood === 'waits') this.#waiting.push(() => this.#forward(request, response));
    else response.writeHead(mood.status, { 'access-control-allow-origin': '*' }).end(mood.body);
  }

  #forward(request: IncomingMessage, response: ServerResponse): void {
    const { method, headers, url } = request;
    const onward = ask(this.#address + url, { method, headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
    });
    onward.on('error', () => response.destroy());
    request.pipe(onward);
  }
}
