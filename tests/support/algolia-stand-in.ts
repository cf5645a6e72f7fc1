/**
 * A stand-in for Algolia's servers on this machine: it is not the service and ranks nothing. It holds a client to the
 * published protocol (paths, methods, credentials, bodies, tasks, error codes), keeps indices in memory, finds records
 * that contain the query, and can be slow, dead or overloaded. What breaks the protocol is in `violations`.
 */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { LocalServer, readBody } from './local-server.ts';

export const APP_ID = 'STANDIN1';
export const SEARCH_KEY = '11111111111111111111111111111111';
export const WRITE_KEY = '22222222222222222222222222222222';

/** Permissions of each key, as `GET /1/keys/{key}` tells them. */
const KEYS: Record<string, string[]> = {
  [SEARCH_KEY]: ['search'],
  [WRITE_KEY]: ['search', 'browse', 'addObject', 'deleteObject', 'deleteIndex', 'settings', 'editSettings'],
};

/** Largest record in bytes, and longest query, that the service takes. */
const RECORD_BYTES = 10_000;
const QUERY_BYTES = 512;

type Json = Record<string, unknown>;

interface Index {
  records: Map<string, Json>;
  settings: Json;
}

/** How queries are answered: in order, after `release`, never, or with this status. */
export type Mood = 'well' | 'held' | 'dead' | number;

export class AlgoliaStandIn extends LocalServer {
  mood: Mood = 'well';
  /** Statuses for the next requests that write, before they are answered well. */
  writeFaults: number[] = [];
  readonly indices = new Map<string, Index>();
  /** `METHOD /path` of every request but preflights. */
  readonly requests: string[] = [];
  /** The queries of each search request. */
  readonly searches: Json[][] = [];
  #held: (() => void)[] = [];
  #tasks = 0;

  constructor() {
    super((request, response) => void this.#serve(request, response));
  }

  override async stop(): Promise<void> {
    this.release();
    await super.stop();
  }

  /** Answers everything that is held back. */
  release(): void {
    for (const answer of this.#held) answer();
    this.#held = [];
  }

  async #serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url ?? '/', this.origin);
    // A page of another origin may read answers, as it may the service's.
    response.setHeader('access-control-allow-origin', '*');
    response.setHeader('access-control-allow-headers', '*');
    response.setHeader('access-control-allow-methods', '*');
    if (request.method === 'OPTIONS') return void response.writeHead(204).end();
    const path = decodeURIComponent(url.pathname);
    this.requests.push(`${request.method} ${path}`);
    const body = await readBody(request);
    const credential = (name: string) => request.headers[name]?.toString() ?? url.searchParams.get(name);
    const refusal = this.#refuse(credential('x-algolia-application-id'), credential('x-algolia-api-key'), path);
    if (refusal) return send(response, 403, { message: refusal, status: 403 });
    if (path === '/1/indexes/*/queries') return this.#query(request, url, body, response);
    const [status, value] = this.#answer(request.method ?? '', path, body);
    send(response, status, value);
  }

  #refuse(application: string | null, key: string | null, path: string): string | undefined {
    if (application !== APP_ID || !key || !KEYS[key]) return 'Invalid Application-ID or API key';
    if (path === '/1/indexes/*/queries' || path.startsWith('/1/keys/')) return undefined;
    return KEYS[key].includes('addObject') ? undefined : 'Not enough rights';
  }

  #query(request: IncomingMessage, url: URL, body: string, response: ServerResponse) {
    if (request.method !== 'POST') this.violations.push(`queries asked by ${request.method}`);
    if (!url.searchParams.get('x-algolia-agent')?.startsWith('Algolia for JavaScript (5.'))
      this.violations.push(`not the official client: ${url.searchParams.get('x-algolia-agent')}`);
    const requests = (parse(body) as { requests?: Json[] }).requests ?? [];
    if (requests.length === 0) this.violations.push(`no queries in ${body}`);
    this.searches.push(requests);
    const { mood } = this;
    const answer = () => send(response, 200, { results: requests.map((query) => this.#search(query)) });
    if (mood === 'dead') response.destroy();
    else if (typeof mood === 'number') send(response, mood, { message: 'stand-in', status: mood });
    else if (mood === 'held') this.#held.push(answer);
    else answer();
  }

  #search(query: Json): Json {
    const index = this.indices.get(String(query.indexName));
    const text = String(query.query ?? '');
    if (!index) this.violations.push(`index ${query.indexName} does not exist`);
    if (Buffer.byteLength(text) > QUERY_BYTES) this.violations.push('a query over 512 bytes');
    const found = [...(index?.records.values() ?? [])].filter(
      (record) =>
        JSON.stringify(record).toLowerCase().includes(text.toLowerCase()) && passes(record, query.facetFilters),
    );
    const attribute = String(index?.settings.attributeForDistinct ?? 'objectID');
    const groups = query.distinct ? grouped(found, attribute, Number(query.distinct)) : found.map((record) => [record]);
    const [page, size] = [Number(query.page ?? 0), Number(query.hitsPerPage ?? 20)];
    const faceted = query.facetingAfterDistinct ? groups.map(([first]) => first as Json) : found;
    return {
      index: query.indexName,
      query: text,
      nbHits: groups.length,
      page,
      hitsPerPage: size,
      hits: groups
        .slice(page * size, (page + 1) * size)
        .flat()
        .map((record) => marked(record, text, query)),
      facets: this.#facets(faceted, query.facets as string[], index),
    };
  }

  #facets(records: Json[], names: string[] = [], index?: Index): Json {
    const allowed = (index?.settings.attributesForFaceting as string[]) ?? [];
    const counts = (name: string) => {
      const count: Record<string, number> = {};
      for (const record of records)
        if (record[name] !== null) count[String(record[name])] = (count[String(record[name])] ?? 0) + 1;
      return count;
    };
    return Object.fromEntries(names.filter((name) => allowed.includes(name)).map((name) => [name, counts(name)]));
  }

  #answer(method: string, path: string, body: string): [number, Json] {
    const fault = method === 'GET' ? undefined : this.writeFaults.shift();
    if (fault) return [fault, { message: 'stand-in', status: fault }];
    const key = /^\/1\/keys\/(\w+)$/.exec(path)?.[1];
    if (key) return KEYS[key] ? [200, { value: key, acl: KEYS[key] }] : [404, { message: 'Key does not exist' }];
    const [, name = '', rest = ''] = /^\/1\/indexes\/([^/]+)(\/.*)?$/.exec(path) ?? [];
    const task = { taskID: ++this.#tasks, updatedAt: new Date().toISOString() };
    const data = body ? parse(body) : {};
    const index = this.indices.get(name);
    if (method === 'GET' && rest === '/settings')
      return index ? [200, index.settings] : [404, { message: 'Index does not exist', status: 404 }];
    if (method === 'GET' && /^\/task\/\d+$/.test(rest)) return [200, { status: 'published', pendingTask: false }];
    if (method === 'PUT' && rest === '/settings')
      return this.#write(name, task, (at) => Object.assign(at.settings, data));
    if (method === 'POST' && rest === '/batch') return this.#batch(name, data, task);
    if (method === 'POST' && rest === '/operation') return this.#operate(name, data, task);
    if (method === 'DELETE' && rest === '') {
      this.indices.delete(name);
      return [200, task];
    }
    this.violations.push(`${method} ${path} is no known path`);
    return [404, { message: 'no such path', status: 404 }];
  }

  #write(name: string, task: Json, change: (index: Index) => void): [number, Json] {
    const index = this.indices.get(name) ?? { records: new Map(), settings: {} };
    this.indices.set(name, index);
    change(index);
    return [200, task];
  }

  #batch(name: string, data: Json, task: Json): [number, Json] {
    const requests = data.requests as { action: string; body: Json }[];
    for (const { action, body } of requests) {
      if (action !== 'addObject' || typeof body.objectID !== 'string') this.violations.push(`batch: ${action}`);
      if (Buffer.byteLength(JSON.stringify(body)) > RECORD_BYTES)
        return [400, { message: `Record at the position 0 objectID=${body.objectID} is too big`, status: 400 }];
    }
    return this.#write(name, task, ({ records }) => {
      for (const { body } of requests) records.set(String(body.objectID), body);
    });
  }

  #operate(name: string, data: Json, task: Json): [number, Json] {
    const source = this.indices.get(name);
    if (!source) return [404, { message: 'Index does not exist', status: 404 }];
    const isMove = data.operation === 'move';
    if (!isMove && !Array.isArray(data.scope)) this.violations.push('copy without scope');
    const records = isMove ? source.records : new Map();
    this.indices.set(String(data.destination), { records, settings: { ...source.settings } });
    if (isMove) this.indices.delete(name);
    return [200, task];
  }
}

function passes(record: Json, filters: unknown): boolean {
  const holds = (filter: string) => {
    const at = filter.indexOf(':');
    return String(record[filter.slice(0, at)]) === filter.slice(at + 1);
  };
  return ((filters as (string | string[])[]) ?? []).every((filter) =>
    Array.isArray(filter) ? filter.some(holds) : holds(filter),
  );
}

function grouped(records: Json[], attribute: string, most: number): Json[][] {
  const groups = new Map<unknown, Json[]>();
  for (const record of records) groups.set(record[attribute], [...(groups.get(record[attribute]) ?? []), record]);
  return [...groups.values()].map((group) => group.slice(0, most));
}

/** A record with its marked attributes; as the service does, nothing is escaped. */
function marked(record: Json, text: string, query: Json): Json {
  const mark = (value: unknown) => {
    const plain = String(value ?? '');
    const at = text ? plain.toLowerCase().indexOf(text.toLowerCase()) : -1;
    if (at < 0) return { value: plain, matchLevel: 'none' };
    const end = at + text.length;
    const value_ = `${plain.slice(0, at)}${query.highlightPreTag}${plain.slice(at, end)}${query.highlightPostTag}${plain.slice(end)}`;
    return { value: value_, matchLevel: 'full' };
  };
  const levels = Object.entries((record.hierarchy ?? {}) as Json).filter(([, value]) => value !== null);
  return {
    ...record,
    _highlightResult: { hierarchy: Object.fromEntries(levels.map(([level, value]) => [level, mark(value)])) },
    _snippetResult: {
      ...(record.content ? { content: mark(record.content) } : {}),
      ...(record.code ? { code: mark(record.code) } : {}),
    },
  };
}

function parse(body: string): Json {
  try {
    return JSON.parse(body) as Json;
  } catch {
    return {};
  }
}

function send(response: ServerResponse, status: number, value: Json): void {
  response.writeHead(status, { 'content-type': 'application/json; charset=UTF-8' }).end(JSON.stringify(value));
}
