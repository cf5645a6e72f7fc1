/** Serves a built site as a good static host would: clean addresses, compression, its headers, its 404. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { IMMUTABLE } from '../emit/csp.ts';
import { HOST_FILE, type HostFile, ownHeaders } from '../emit/host-file.ts';
import { contentType } from './content-type.ts';
import type { Handler } from './guard.ts';
import { isFileIn } from './is-file-in.ts';
import { type Listening, listen } from './listen.ts';
import { resolveRequest } from './resolve-request.ts';
import { type Sending, sendFile } from './send-file.ts';
import { Twins } from './twins.ts';

/** Starts the preview server on a built site; `log` gets a line for every request that fails. */
export async function servePreview(
  folder: string,
  at: { host: string; port: number },
  log: (line: string) => void = console.error,
): Promise<Listening> {
  const { baseUrl } = readHost(folder);
  const { handler, remove } = previewHandler(folder);
  const listening = await listen(handler, { ...at, baseUrl, log });
  return { ...listening, close: () => listening.close().finally(remove) };
}

/** What answers for a built site, on whatever server; `remove` deletes the copies that it has compressed. */
export function previewHandler(folder: string): { handler: Handler; remove: () => void } {
  const twins = new Twins();
  return { handler: (request, response) => answer({ request, response, folder, twins }), remove: twins.remove };
}

async function answer(exchange: Sending): Promise<void> {
  const { request, response, folder } = exchange;
  const { baseUrl, headers, overrides } = readHost(folder);
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    response.writeHead(405, { Allow: 'GET, HEAD' }).end();
    return;
  }
  const [pathname = '/', query] = (request.url ?? '/').split('?', 2);
  const resolved = resolveRequest(pathname, baseUrl, (file) => isFileIn(folder, file));
  if ('redirect' in resolved) {
    response.writeHead(301, { Location: resolved.redirect + (query ? `?${query}` : '') }).end();
    return;
  }
  if ('notFound' in resolved) return sendNotFound(exchange);
  const { file } = resolved;
  response.setHeader('Cache-Control', file.startsWith('assets/') ? IMMUTABLE : 'no-cache');
  response.setHeader('Content-Type', contentType(file));
  for (const [name, value] of Object.entries(ownHeaders(file, overrides))) response.setHeader(name, value);
  try {
    await sendFile(file, exchange);
  } catch (error) {
    await refuse(error as Refusal, exchange);
  }
}

/** What `send` says when it cannot send. */
type Refusal = Error & { status?: number };

/** Failed preconditions are answered with their status; a file that has disappeared as if it had never existed. */
function refuse(error: Refusal, exchange: Sending): void | Promise<void> {
  const { response } = exchange;
  if (error.status === 404 && !response.headersSent) return sendNotFound(exchange);
  if (error.status !== 412 && error.status !== 416) throw error;
  response.statusCode = error.status;
  response.end();
}

const NOT_FOUND_FILE = '404.html';

/** Headers that ask for a part of a file, or for it on a condition: nothing that the not-found page could meet. */
const CONDITIONS = ['range', 'if-range', 'if-match', 'if-none-match', 'if-modified-since', 'if-unmodified-since'];

async function sendNotFound(exchange: Sending): Promise<void> {
  const { request, response, folder } = exchange;
  for (const name of CONDITIONS) delete request.headers[name];
  response.statusCode = 404;
  response.setHeader('Cache-Control', 'no-cache');
  if (!isFileIn(folder, NOT_FOUND_FILE)) return void response.end();
  response.setHeader('Content-Type', contentType(NOT_FOUND_FILE));
  await sendFile(NOT_FOUND_FILE, exchange);
}

function readHost(outDir: string): HostFile {
  try {
    return JSON.parse(readFileSync(join(outDir, HOST_FILE), 'utf8'));
  } catch {
    return { baseUrl: '/', headers: {} };
  }
}
