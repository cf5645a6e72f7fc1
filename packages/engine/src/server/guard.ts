/** Keeps a server alive: an error in a request becomes a 500 and a line in the log. */
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { words } from '../words/building.ts';

export type Handler = (request: IncomingMessage, response: ServerResponse) => void | Promise<void>;

/** The handler as a listener that never throws; `log` gets one line a failed request. */
export function guarded(handler: Handler, log: (line: string) => void): RequestListener {
  return (request, response) => {
    const fail = (error: unknown) => {
      log(words.requestFailed(request.method, request.url, error instanceof Error ? error.stack : String(error)));
      if (response.headersSent) response.destroy();
      else response.writeHead(500, { 'Content-Type': 'text/plain; charset=utf-8' }).end(words.serverFailed);
    };
    // An async function turns what is thrown at once into a rejection as well.
    (async () => handler(request, response))().catch(fail);
  };
}
