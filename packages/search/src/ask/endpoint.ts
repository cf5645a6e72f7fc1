/** Step 2: a service that speaks the chat-completions protocol, streamed. */
import type { AskConfig } from '../options.ts';
import { postJson } from './post-json.ts';
import { questionText, rules } from './prompt.ts';
import { readBody, readText } from './read-body.ts';
import { readServerEvents } from './server-events.ts';
import { type Answerer, AskFailure, type Prompt } from './types.ts';

/** Characters of passages that are sent: about eight thousand tokens of Chinese. */
const CONTEXT_LENGTH = 10_000;

/** A chunk or a whole answer; what a service sends may be anything. */
interface Chunk {
  choices?: unknown;
  error?: { message?: unknown } | string;
}

interface Choice {
  delta?: { content?: unknown };
  message?: { content?: unknown };
  finish_reason?: unknown;
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
    room: CONTEXT_LENGTH,
    async *ask(prompt, signal) {
      const key = readKey();
      const headers: Record<string, string> = key ? { authorization: `Bearer ${key}` } : {};
      const body = { model, stream: true, messages: messagesOf(prompt) };
      const response = await postJson(`${url}/chat/completions`, { headers, body, signal });
      // Some servers send the whole answer at once although a stream was requested.
      if (response.headers.get('content-type')?.includes('json')) yield wholeText(await readText(response, signal));
      else yield* streamedText(response, signal);
    },
  };
}

function messagesOf(prompt: Prompt): { role: string; content: string }[] {
  return [
    { role: 'system', content: rules() },
    { role: 'user', content: questionText(prompt) },
  ];
}

function wholeText(body: string): string {
  return textOf(choiceOf(parseChunk(body)).message);
}

function choiceOf({ choices }: Chunk): Choice {
  return (Array.isArray(choices) && choices[0]) || {};
}

function textOf(message: { content?: unknown } | undefined): string {
  return typeof message?.content === 'string' ? message.content : '';
}

/** Texts of a stream; one that ends neither with `[DONE]` nor with a reason was broken off. */
async function* streamedText(response: Response, signal: AbortSignal): AsyncGenerator<string> {
  let isFinished = false;
  for await (const data of readServerEvents(readBody(response, signal))) {
    if (data === '[DONE]') return;
    const chunk = parseChunk(data);
    if (chunk.error) throw new AskFailure('server', errorOf(chunk.error));
    const choice = choiceOf(chunk);
    yield textOf(choice.delta);
    if (choice.finish_reason) isFinished = true;
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

/** The service's own error message, if it is a string. */
function errorOf(error: NonNullable<Chunk['error']>): string {
  const words = typeof error === 'string' ? error : error.message;
  return typeof words === 'string' ? words.slice(0, 200) : '';
}
