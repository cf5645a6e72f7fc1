/** Serves a built site as a good static host would: clean addresses, precompressed files, its headers, its 404. */
import { createReadStream, readFileSync, statSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import sirv from 'sirv';
import { IMMUTABLE } from '../emit/csp.ts';
import { HOST_FILE, type HostFile } from '../emit/host-file.ts';
import { type Listening, listen } from './listen.ts';
import { resolveRequest } from './resolve-request.ts';

/** Starts the preview server on a built site. */
export function servePreview(outDir: string, at: { host: string; port: number }): Promise<Listening> {
  const { baseUrl } = readHost(outDir);
  return listen(previewHandler(outDir), { ...at, baseUrl });
}

/** Answers requests from `outDir`; a site built again in the meantime is served at once. */
function previewHandler(outDir: string): (request: IncomingMessage, response: ServerResponse) => void {
  // sirv's own table of files would be out of date after the next build, hence `dev`.
  const serve = sirv(outDir, { dev: true, etag: true, brotli: true, gzip: true, extensions: [] });
  const hasFile = (file: string) => statSync(join(outDir, file), { throwIfNoEntry: false })?.isFile() === true;
  return (request, response) => {
    const { baseUrl, headers, overrides = {} } = readHost(outDir);
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.writeHead(405, { Allow: 'GET, HEAD' }).end();
      return;
    }
    const [pathname = '/', query] = (request.url ?? '/').split('?', 2);
    const resolved = resolveRequest(pathname, baseUrl, hasFile);
    if ('redirect' in resolved) {
      response.writeHead(301, { Location: resolved.redirect + (query ? `?${query}` : '') }).end();
    } else if ('notFound' in resolved) {
      sendNotFound(outDir, request, response);
    } else {
      response.setHeader('Cache-Control', resolved.file.startsWith('assets/') ? IMMUTABLE : 'no-cache');
      response.setHeader('Content-Type', contentType(resolved.file));
      for (const [name, value] of Object.entries(overrides[resolved.file] ?? {})) response.setHeader(name, value);
      request.url = `/${resolved.file.split('/').map(encodeURI).join('/')}`;
      serve(request, response, () => sendNotFound(outDir, request, response));
    }
  };
}

const TYPES: Record<string, string> = {
  html: 'text/html; charset=utf-8',
  md: 'text/markdown; charset=utf-8',
  json: 'application/json; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
  xml: 'application/xml; charset=utf-8',
  txt: 'text/plain; charset=utf-8',
  svg: 'image/svg+xml',
  ico: 'image/x-icon',
  png: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  gif: 'image/gif',
  webp: 'image/webp',
  avif: 'image/avif',
  woff2: 'font/woff2',
  mp4: 'video/mp4',
  webm: 'video/webm',
  mp3: 'audio/mpeg',
  pdf: 'application/pdf',
  wasm: 'application/wasm',
};

/** The type a file is sent as, always with its charset. */
export function contentType(file: string): string {
  return TYPES[file.slice(file.lastIndexOf('.') + 1).toLowerCase()] ?? 'application/octet-stream';
}

function sendNotFound(outDir: string, request: IncomingMessage, response: ServerResponse): void {
  const accepts = String(request.headers['accept-encoding'] ?? '');
  const twin = /\bbr\b/.test(accepts) ? ['.br', 'br'] : /\bgzip\b/.test(accepts) ? ['.gz', 'gzip'] : undefined;
  const plain = join(outDir, '404.html');
  const file = twin && statSync(plain + twin[0], { throwIfNoEntry: false }) ? plain + twin[0] : plain;
  response.setHeader('Cache-Control', 'no-cache');
  response.setHeader('Content-Type', contentType('404.html'));
  response.setHeader('Vary', 'Accept-Encoding');
  if (twin && file !== plain) response.setHeader('Content-Encoding', twin[1] as string);
  response.statusCode = 404;
  createReadStream(file)
    .on('error', () => response.end())
    .pipe(response);
}

function readHost(outDir: string): HostFile {
  try {
    return JSON.parse(readFileSync(join(outDir, HOST_FILE), 'utf8'));
  } catch {
    return { baseUrl: '/', headers: {} };
  }
}
