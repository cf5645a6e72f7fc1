/**
 * Step 1: Algolia Ask AI, by its public protocol (version 5 of the AI SDK's messages): a token from `POST /chat/token`,
 * then `POST /chat`, which streams the parts of a message as server-sent events.
 */
import type { HostedSearch } from '../options.ts';
import { postJson } from './post-json.ts';
import { questionText, rules } from './prompt.ts';
import { readBody, readText } from './read-body.ts';
import { readServerEvents } from './server-events.ts';
import { type Answerer, AskFailure, type Prompt } from './types.ts';

/** Characters of passages that are sent; the assistant also searches its own index. */
const CONTEXT_LENGTH = 6_000;

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
    room: CONTEXT_LENGTH,
    async *ask(prompt, signal) {
      const token = await fetchToken(assistant, signal);
      const headers = {
        'X-Algolia-Application-Id': service.appId,
        'X-Algolia-API-Key': service.apiKey,
        'X-Algolia-Index-Name': service.indexName,
        'X-Algolia-Assistant-Id': assistant.assistantId,
        'X-AI-SDK-Version': 'v5',
        Authorization: `TOKEN ${token}`,
      };
      const response = await postJson(`${assistant.host}/chat`, { headers, body: conversation(prompt), signal });
      yield* textParts(response, signal);
    },
  };
}

/** Tokens are valid for five minutes; one is requested before every question, as the service's documentation says. */
async function fetchToken({ assistantId, host }: { assistantId: string; host: string }, signal: AbortSignal) {
  const headers = { 'X-Algolia-Assistant-Id': assistantId };
  const response = await postJson(`${host}/chat/token`, { headers, signal });
  const { token } = parsePart(await readText(response, signal));
  if (typeof token !== 'string') throw new AskFailure('server');
  return token;
}

/** A single user message: the assistant's system prompt is set at the service, so our rules come with the question. */
function conversation(prompt: Prompt) {
  const text = `${rules()}\n\n${questionText(prompt)}`;
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
