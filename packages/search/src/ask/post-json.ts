/** One request to an answering service, with its errors as failures. */
import { withinSilence } from 'study-notes/shell/navigation/patient-fetch';
import { readText, STALL_TIMEOUT, toFailure } from './read-body.ts';
import { AskFailure, type FailureKind } from './types.ts';

/** Longest part of a service's error text that is shown, in characters. */
const DETAIL = 200;

/** The response to a POST, if successful. Nothing but what is passed is sent. */
export async function postJson(
  url: string,
  { headers, body, signal }: { headers: Record<string, string>; body?: object; signal: AbortSignal },
): Promise<Response> {
  const response = await send(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    ...(body ? { body: JSON.stringify(body) } : {}),
    credentials: 'omit',
    referrerPolicy: 'origin',
    signal,
  });
  if (response.ok) return response;
  throw new AskFailure(kindOf(response.status), await errorText(response, signal));
}

async function send(url: string, request: RequestInit & { signal: AbortSignal }): Promise<Response> {
  try {
    return await withinSilence(fetch(url, request), STALL_TIMEOUT);
  } catch (cause) {
    request.signal.throwIfAborted();
    throw toFailure(cause, 'network');
  }
}

function kindOf(status: number): FailureKind {
  if (status === 401 || status === 403) return 'key';
  if (status === 429) return 'busy';
  return status >= 500 ? 'server' : 'refused';
}

/** What the service says about its error: text, never markup. */
async function errorText(response: Response, signal: AbortSignal): Promise<string> {
  const text = await readText(response, signal).catch(() => '');
  return `${response.status} ${messageIn(text)}`.trim().slice(0, DETAIL);
}

function messageIn(text: string): string {
  try {
    const value = JSON.parse(text) as { message?: unknown; error?: unknown } | null;
    const inner = (value?.error as { message?: unknown } | undefined)?.message ?? value?.message ?? value?.error;
    return typeof inner === 'string' ? inner : '';
  } catch {
    return '';
  }
}
