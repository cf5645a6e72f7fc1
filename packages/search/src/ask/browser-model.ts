/**
 * Step 3: the browser's built-in model, if it is available for Chinese without a download. It is queried only when the
 * reader asks for it: a browser without it logs a warning whatever is called.
 */
import { withinSilence } from 'study-notes/shell/navigation/patient-fetch';
import { words } from '../words/ask.ts';
import { questionText, rules } from './prompt.ts';
import { STALL_TIMEOUT, toFailure } from './read-body.ts';
import type { Answerer } from './types.ts';

/** Characters of passages that are sent: such models have small context windows. */
const CONTEXT_LENGTH = 3_000;

/** Asked for late: in tests and at build the language is known by then. */
const languages = () => ({
  expectedInputs: [{ type: 'text', languages: [words.modelLanguage] }],
  expectedOutputs: [{ type: 'text', languages: [words.modelLanguage] }],
});
type Languages = ReturnType<typeof languages>;

interface Session {
  promptStreaming(text: string, options: { signal: AbortSignal }): ReadableStream<string>;
  destroy(): void;
}

type CreateOptions = Languages & { initialPrompts: { role: 'system'; content: string }[]; signal: AbortSignal };

/** The part of the Prompt API that is used. */
export interface LanguageModelApi {
  availability(options: Languages): Promise<string>;
  create(options: CreateOptions): Promise<Session>;
}

/** The browser's API, if it has one. */
export function browserModelApi(): LanguageModelApi | undefined {
  return (globalThis as { LanguageModel?: LanguageModelApi }).LanguageModel;
}

/** Whether the model is available for input and output in the site’s language; anything but `available` is no. */
export async function isAvailable(api: LanguageModelApi): Promise<boolean> {
  try {
    return (await api.availability(languages())) === 'available';
  } catch {
    return false;
  }
}

/** Answers from the browser's model. */
export function browserAnswerer(api: LanguageModelApi): Answerer {
  return {
    kind: 'browser',
    name: words.browserModel,
    room: CONTEXT_LENGTH,
    async *ask(prompt, signal) {
      const session = await named(create(api, signal), signal);
      try {
        const reader = session.promptStreaming(questionText(prompt), { signal }).getReader();
        while (true) {
          const { done, value } = await named(withinSilence(reader.read(), STALL_TIMEOUT), signal);
          if (done) return;
          yield value;
        }
      } finally {
        session.destroy();
      }
    },
  };
}

function create(api: LanguageModelApi, signal: AbortSignal): Promise<Session> {
  return api.create({ ...languages(), initialPrompts: [{ role: 'system', content: rules() }], signal });
}

/** A model's errors as failures. */
async function named<T>(promise: Promise<T>, signal: AbortSignal): Promise<T> {
  try {
    return await promise;
  } catch (cause) {
    signal.throwIfAborted();
    throw toFailure(cause, 'server');
  }
}
