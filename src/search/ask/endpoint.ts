/** Step 2: a service that speaks the chat-completions protocol, streamed. */
import type { AskConfig } from '../../shared/site.ts';
import { postJson } from './post-json.ts';
import { questionText, RULES } from './prompt.ts';
import { readBody } from './read-body.ts';
import { readServerEvents } from './server-events.ts';
import { type Answerer, AskFailure, type Inquiry } from './types.ts';

/** Characters of passages: about eight thousand tokens of Chinese. */
const ROOM = 10_000;

interface Chunk {
  choices?: {
    delta?: { content?: string | null };
    message?: { content?: string | null };
    finish_reason?: string | null;
  }[];
  error?: { message?: string } | string;
}

/** Answers from the configured service; `readKey` gives the reader's own key when there is one. */
export function endpointAnswerer(
  { url, model }: NonNullable<AskConfig['endpoint']>,
  readKey: () => string | null,
): Answerer {
  const { host } = new URL(url);
  return {
    kind: 'endpoint',
    name: model,
    host,
    room: ROOM,
    async *ask(inquiry, signal) {
      const key = readKey();
      const headers: Record<string, string> = key ? { authorization: `Bearer ${key}` } : {};
      const body = { model, stream: true, messages: messagesOf(inquiry) };
      const response = await postJson(`${url}/chat/completions`, { headers, body, signal });
      // Some servers answer whole although a stream was asked for.
      if (response.headers.get('content-type')?.includes('json')) yield await wholeText(response);
      else yield* streamedText(response, signal);
    },
  };
}

function messagesOf(inquiry: Inquiry) {
  return [
    { role: 'system', content: RULES },
    { role: 'user', content: questionText(inquiry) },
  ];
}

async function wholeText(response: Response): Promise<string> {
  const { choices } = (await response.json().catch(() => ({}))) as Chunk;
  return choices?.[0]?.message?.content ?? '';
}

/** Texts of a stream; one that ends neither with `[DONE]` nor with a reason was broken off. */
async function* streamedText(response: Response, signal: AbortSignal): AsyncGenerator<string> {
  let isFinished = false;
  for await (const data of readServerEvents(readBody(response, signal))) {
    if (data === '[DONE]') return;
    const chunk = parseChunk(data);
    if (chunk.error) throw new AskFailure('server', errorOf(chunk.error));
    const [choice] = chunk.choices ?? [];
    if (choice?.delta?.content) yield choice.delta.content;
    if (choice?.finish_reason) isFinished = true;
  }
  if (!isFinished) throw new AskFailure('broken');
}

function parseChunk(data: string): Chunk {
  try {
    return (JSON.parse(data) ?? {}) as Chunk;
  } catch (cause) {
    throw new AskFailure('broken', '', { cause });
  }
}

function errorOf(error: NonNullable<Chunk['error']>): string {
  return String(typeof error === 'string' ? error : error.message).slice(0, 200);
}
