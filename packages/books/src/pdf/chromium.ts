/** A running Chromium, spoken to by its DevTools protocol through two pipes: no port, and no program of a window's. */
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable, Writable } from 'node:stream';
import { pathToFileURL } from 'node:url';
import { UsageError } from 'study-notes/cli/options';
import { words } from '../words/books.ts';
import { splitMessages } from './split-messages.ts';

const FLAGS = [
  ...['--headless', '--disable-gpu', '--no-first-run', '--disable-background-networking', '--disable-component-update'],
  // Fonts of formulas are files beside the page.
  ...['--disable-sync', '--allow-file-access-from-files', '--host-resolver-rules=MAP * ~NOTFOUND'],
  '--remote-debugging-pipe',
  // Chromium's own sandbox does not start as root.
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
];

type Fields = Record<string, unknown>;

interface Message {
  id?: number;
  sessionId?: string;
  method?: string;
  result?: Fields;
  error?: { message: string };
}

interface Waiting {
  resolve: (result: Fields) => void;
  reject: (error: Error) => void;
}

export class Chromium {
  readonly #program: string;
  /** Its profile, and the documents that it opens. */
  readonly #folder = mkdtempSync(join(tmpdir(), 'study-notes-book-'));
  readonly #child: ChildProcess;
  /** All its processes have ended, and nothing of it is left. */
  readonly closed: Promise<void>;
  /** By a command's number, or by page and event. */
  readonly #waiting = new Map<number | string, Waiting>();
  /** Number of the last command or document. */
  #last = 0;
  #said = '';
  #end: UsageError | undefined;

  constructor(program: string) {
    this.#program = program;
    const args = [...FLAGS, `--user-data-dir=${join(this.#folder, 'profile')}`];
    this.#child = spawn(program, args, { stdio: ['ignore', 'ignore', 'pipe', 'pipe', 'pipe'] });
    const [, , said, commands, answers] = this.#child.stdio as [null, null, Readable, Writable, Readable];
    said.on('data', (chunk: Buffer) => {
      this.#said = (this.#said + chunk.toString()).slice(-4000);
    });
    // Its end is told once, below.
    commands.on('error', () => {});
    answers.on(
      'data',
      splitMessages((text) => this.#hear(JSON.parse(text))),
    );
    this.#child.on('error', (error) => this.#fail(error.message));
    this.closed = new Promise((resolve) => {
      this.#child.on('close', (status, signal) => {
        this.#fail(status ?? signal);
        rmSync(this.#folder, { recursive: true, force: true });
        resolve();
      });
    });
  }

  /** Address of a document that it can open. */
  addressOf(html: string): string {
    if (this.#end) throw this.#end;
    this.#last += 1;
    const file = join(this.#folder, `${this.#last}.html`);
    writeFileSync(file, html);
    return pathToFileURL(file).href;
  }

  /** Sends a command, to the browser or to one of its pages, and gives the answer. */
  send(method: string, params: Fields = {}, sessionId?: string): Promise<Fields> {
    this.#last += 1;
    const id = this.#last;
    const answer = this.#await(id);
    (this.#child.stdio[3] as Writable).write(`${JSON.stringify({ id, method, params, sessionId })}\0`);
    return answer;
  }

  /** The next event of a name on a page. */
  event(method: string, sessionId: string): Promise<Fields> {
    return this.#await(`${sessionId} ${method}`);
  }

  /** Ends it; what still waits fails with the reason. */
  stop(reason: string): void {
    this.#fail(reason);
    // It ends with its pipe: what was started may be a script that started it.
    (this.#child.stdio[3] as Writable).destroy();
    this.#child.kill('SIGKILL');
  }

  #await(key: number | string): Promise<Fields> {
    if (this.#end) return Promise.reject(this.#end);
    return new Promise((resolve, reject) => this.#waiting.set(key, { resolve, reject }));
  }

  #hear({ id, sessionId, method, result, error }: Message): void {
    const key = id ?? `${sessionId} ${method}`;
    const waiting = this.#waiting.get(key);
    this.#waiting.delete(key);
    if (error) waiting?.reject(new UsageError(words.notPrinted(this.#program, error.message, this.#said.trim())));
    else waiting?.resolve(result ?? {});
    if (method === 'Inspector.targetCrashed') this.stop(method);
  }

  #fail(reason: string | number | null): void {
    this.#end ??= new UsageError(words.notPrinted(this.#program, reason, this.#said.trim()));
    for (const { reject } of this.#waiting.values()) reject(this.#end);
    this.#waiting.clear();
  }
}
