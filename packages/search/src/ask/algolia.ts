/**
 * Step 1: Algolia Ask AI, by its public protocol (version 5 of the AI SDK's messages): a token from `POST /chat/token`,
 * then `POST /chat`, which streams the parts of a message as server-sent events.
 */
import type { HostedSearch } from '../options.ts';
import { postJson } from './post-json.ts';
import { questionText, RULES } from './prompt.ts';
import { readBody, readText } from './read-body.ts';
import { readServerEvents } from './server-events.ts';
import { type Answerer, AskFailure, type Inquiry } from './types.ts';

/** Characters of passages; the assistant looks in its own index besides. */
const ROOM = 6_000;

interface Part {
  type?: string;
  delta?: unknown;
  errorText?: unknown;
  token?: unknown;
}

/** Answers from the configured assistant. */
export function algoliaAnswerer(assistant: { assistantId: string; host: string }, service: HostedSearch): Answerer {
  return {
    kind: 'algolia',
    name: 'Algolia Ask AI',
    host: new URL(assistant.host).host,
    room: ROOM,
    async *ask(inquiry, signal) {
      const token = await fetchToken(assistant, signal);
      const headers = {
        'X-Algolia-Application-Id': service.appId,
        'X-Algolia-API-Key': service.apiKey,
        'X-Algolia-Index-Name': service.indexName,
        'X-Algolia-Assistant-Id': assistant.assistantId,
        'X-AI-SDK-Version': 'v5',
        Authorization: `TOKEN ${token}`,
      };
      const response = await postJson(`${assistant.host}/chat`, { headers, body: conversation(inquiry), signal });
      yield* textParts(response, signal);
    },
  };
}

/** Tokens hold for five minutes and one is asked for before every question, as the service's documentation says. */
async function fetchToken({ assistantId, host }: { assistantId: string; host: string }, signal: AbortSignal) {
  const headers = { 'X-Algolia-Assistant-Id': assistantId };
  const response = await postJson(`${host}/chat/token`, { headers, signal });
  const { token } = parsePart(await readText(response, signal));
  if (typeof token !== 'string') throw new AskFailure('server', 'no token');
  return token;
}

/** One message of the reader; an assistant's rules are set with the service, so ours stand with the question. */
function conversation(inquiry: Inquiry) {
  const text = `${RULES}\n\n${questionText(inquiry)}`;
  return {
    id: randomId(),
    messages: [{ id: randomId(), role: 'user', parts: [{ type: 'text', text }] }],
  };
}

async function* textParts(response: Response, signal: AbortSignal): AsyncGenerator<string> {
  for await (const data of readServerEvents(readBody(response, signal))) {
    if (data === '[DONE]') return;
    const part = parsePart(data);
    if (part.type === 'text-delta' && typeof part.delta === 'string') yield part.delta;
    if (part.type === 'error') throw new AskFailure('server', String(part.errorText ?? '').slice(0, 200));
    if (part.type === 'abort') throw new AskFailure('broken');
    if (part.type === 'finish') return;
  }
  throw new AskFailure('broken');
}

function parsePart(data: string): Part {
  try {
    return (JSON.parse(data) ?? {}) as Part;
  } catch (cause) {
    throw new AskFailure('broken', '', { cause });
  }
}

/** An id for one conversation or message; `crypto.randomUUID` is missing where a site is not served over TLS. */
function randomId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(8)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
