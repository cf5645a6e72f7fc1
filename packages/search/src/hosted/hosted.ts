/** The hosted engine: the official client, loaded on first intent. */
import type { LiteClient } from 'algoliasearch/lite';
import { SILENCE_LIMIT } from 'study-notes/shared/constants';
import { withinSilence } from 'study-notes/shell/navigation/patient-fetch';
import type { HostedSearch } from '../options.ts';
import { type Answer, type Question, type SearchEngine, SearchFailure } from '../types.ts';
import { words } from '../words/interface.ts';
import { type AnswerSite, type HostedResult, toAnswer } from './hosted-answer.ts';
import { hostedQueries } from './hosted-query.ts';

/** The hosted engine gives no passages: those are the embedded one's. */
export type HostedEngine = Pick<SearchEngine, 'warm' | 'search'>;

/** An engine that only asks the configured service. */
export function createHostedEngine(service: HostedSearch, site: AnswerSite): HostedEngine {
  let client: Promise<LiteClient> | undefined;
  const ensureClient = () => {
    client ??= createClient(service).catch((cause) => {
      client = undefined;
      throw new SearchFailure(words.noClient, { cause });
    });
    return client;
  };
  return {
    warm: () => void ensureClient().catch(() => undefined),
    search: (question, signal) => ask(ensureClient, { service, site }, { question, signal }),
  };
}

async function createClient({ appId, apiKey, hosts }: HostedSearch): Promise<LiteClient> {
  const { liteClient } = await withinSilence(import('algoliasearch/lite'));
  return liteClient(appId, apiKey, {
    hosts: hosts.map((origin) => {
      const { protocol, host } = new URL(origin);
      return { url: host, accept: 'readWrite', protocol: protocol === 'http:' ? 'http' : 'https' };
    }),
    // The embedded engine answers while the service has too much to do.
    maxRateLimitRetries: 0,
    // The client's own second would cut off answers that could still be the first.
    timeouts: { connect: SILENCE_LIMIT, read: SILENCE_LIMIT, write: SILENCE_LIMIT },
  });
}

async function ask(
  ensureClient: () => Promise<LiteClient>,
  { service, site }: { service: HostedSearch; site: AnswerSite },
  { question, signal }: { question: Question; signal?: AbortSignal },
): Promise<Answer> {
  signal?.throwIfAborted();
  const requests = hostedQueries(question, service.indexName);
  try {
    const client = await ensureClient();
    const { results } = await abortable(withinSilence(client.search({ requests: requests as never[] })), signal);
    return toAnswer(results as unknown as HostedResult[], question, site);
  } catch (cause) {
    signal?.throwIfAborted();
    throw cause instanceof SearchFailure ? cause : new SearchFailure(words.noHostedAnswer, { cause });
  }
}

/** The client cannot stop a request; its answer is dropped. */
function abortable<T>(promise: Promise<T>, signal?: AbortSignal): Promise<T> {
  if (!signal) return promise;
  return new Promise((resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
    promise.then(resolve, reject);
  });
}
