/** A server of this machine alone, for tests: the stand-ins for services and the one that spoils answers. */
import { createServer, type IncomingMessage, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

export class LocalServer {
  /** Known once it has started. */
  origin = '';
  /** What clients did that the service this stands for would not have taken. */
  readonly violations: string[] = [];
  readonly #server: Server;

  constructor(serve: RequestListener) {
    this.#server = createServer(serve);
  }

  async start(): Promise<this> {
    await new Promise<void>((resolve) => this.#server.listen(0, '127.0.0.1', resolve));
    this.origin = `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
    return this;
  }

  /** Ends all connections; the next request opens a new one. */
  protected cut(): void {
    this.#server.closeAllConnections();
  }

  async stop(): Promise<void> {
    this.cut();
    await new Promise((resolve) => this.#server.close(resolve));
  }
}

/** What a request carries, as text. */
export async function readBody(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString('utf8');
}
