/** Asks a server as it stands, without a browser's mending of addresses. */
import { type IncomingMessage, request } from 'node:http';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import type { Answer, Asked } from './addresses.ts';

export interface Received {
  status: number;
  headers: IncomingMessage['headers'];
  body: Buffer;
}

export async function ask(port: number, { path, headers = {}, method = 'GET' }: Asked): Promise<Received> {
  // A browser that keeps a page asks by the tag it was sent.
  const own = headers['if-none-match'] && { 'if-none-match': (await ask(port, { path })).headers.etag ?? '' };
  return new Promise((resolve, reject) => {
    const asked = request({ port, host: '127.0.0.1', path, method, headers: { ...headers, ...own } }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(chunks) }),
      );
    });
    asked.on('error', reject).end();
  });
}

/** What of an expected answer was another. */
export function differences(expected: Answer, { status, headers, body }: Received): string[] {
  const { text = '', location, type, encoding } = expected;
  const decoded = decode(body, headers['content-encoding']);
  const wrong = (name: string, found: unknown) => `${name}: ${String(found).slice(0, 80)}`;
  return [
    ...([expected.status].flat().includes(status) ? [] : [wrong('status', status)]),
    ...(decoded.includes(text) ? [] : [wrong('text', decoded)]),
    ...(location === undefined || decodeURI(headers.location ?? '').replaceAll('%2B', '+') === location
      ? []
      : [wrong('location', headers.location)]),
    ...(type === undefined || headers['content-type']?.toLowerCase().startsWith(type)
      ? []
      : [wrong('type', headers['content-type'])]),
    ...(encoding === undefined || (headers['content-encoding'] ?? '') === encoding
      ? []
      : [wrong('encoding', headers['content-encoding'])]),
    ...Object.entries(expected.headers ?? {}).flatMap(([name, pattern]) =>
      pattern.test(String(headers[name] ?? '')) ? [] : [wrong(name, headers[name])],
    ),
  ];
}

export function decode(body: Buffer, encoding: string | undefined): string {
  if (body.length === 0) return '';
  const plain = encoding === 'br' ? brotliDecompressSync(body) : encoding === 'gzip' ? gunzipSync(body) : body;
  return plain.toString('utf8');
}
