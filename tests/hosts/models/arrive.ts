/** Where a reader comes to: through redirects, pages that redirect, and the not-found page's own script. */
import { nextFromNotFound } from '../../../packages/engine/src/shared/paths.ts';
import type { Answer, Asked } from '../addresses.ts';
import { decode, type Received } from '../ask.ts';
import type { Model } from './model.ts';

/** More than these is a circle. */
const MOST_STEPS = 6;

export interface Arrived extends Received {
  /** Decoded, with the query. */
  address: string;
}

export function arrive(ask: (asked: Asked) => Received, asked: Asked): Arrived {
  let path = asked.path;
  for (let step = 0; step < MOST_STEPS; step++) {
    const received = ask({ ...asked, path });
    const url = new URL(path, 'https://host.example');
    const next = nextAddress(received, url);
    if (next === undefined) return { ...received, address: decoded(url.pathname) + url.search };
    path = next;
  }
  throw new Error(`${asked.path} leads in a circle, at last to ${path}`);
}

function nextAddress({ status, headers, body }: Received, url: URL): string | undefined {
  const whole = (address: string) => {
    const { pathname, search } = new URL(address, url);
    return pathname + search;
  };
  if (headers.location !== undefined) return whole(headers.location);
  const html = decode(body, headers['content-encoding']);
  const refresh = /<meta[^>]*http-equiv="?refresh"?[^>]*content="?0;\s*url=([^">]+)/i.exec(html)?.[1];
  if (refresh !== undefined) return whole(refresh.replaceAll('&amp;', '&'));
  const next = status === 404 ? nextFromNotFound(url.pathname) : url.pathname;
  return next === url.pathname ? undefined : next + url.search;
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/** What a host of fewer means must answer in the end. */
export function reachable(answer: Answer, { headers = {} }: Asked, { encodings, hasHeaders }: Model): Answer {
  const encoding = encodings.find((name) => headers['accept-encoding']?.includes(name)) ?? '';
  return {
    status: answer.status === 301 ? 200 : answer.status === 206 ? [200, 206] : answer.status,
    // Notes as Markdown have addresses of their own; which of two forms is wanted only a server of one's own can ask.
    ...(answer.text !== undefined && { text: headers.accept ? answer.text.replace(/^# /, '<title>') : answer.text }),
    ...(answer.encoding !== undefined && { encoding }),
    ...(answer.headers?.['content-security-policy'] &&
      (hasHeaders ? { headers: withoutVary(answer.headers) } : { text: 'http-equiv="Content-Security-Policy"' })),
  };
}

function withoutVary({ vary: _, ...headers }: NonNullable<Answer['headers']>) {
  return headers;
}
