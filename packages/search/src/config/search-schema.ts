/** The search section of `site.config.ts`: which engine answers, and the ask mode. */
import { filled, isSafe, serviceOrigin } from 'study-notes/config/fields';
import * as v from 'valibot';
import type { AskConfig, HostedSearch, SearchConfig } from '../options.ts';
import { words } from '../words/building.ts';

/** An address that is asked by scripts: https, or http on this machine; no query, no name and password; a slash at the end is cut. */
const serviceAddress = v.pipe(
  v.string(),
  v.check(isServiceAddress, () => words.serviceAddress),
  v.transform((value) => value.replace(/\/+$/, '')),
);

const algolia = v.object({
  /** Application id. */
  appId: v.pipe(
    v.string(),
    v.check(
      (value) => /^[A-Za-z0-9]+$/.test(value),
      () => words.applicationId,
    ),
  ),
  /** Search-only key; it is public. */
  apiKey: filled,
  /** Name of the index. */
  indexName: filled,
  /** Origins to ask instead of the service's own, for a server of one's own; exactly these are opened in the policy. */
  hosts: v.optional(
    v.pipe(
      v.array(serviceOrigin),
      v.minLength(1, () => words.oneHost),
    ),
  ),
});

const askAlgolia = v.object({
  /** The assistant's id. */
  assistantId: filled,
  /** Origin of the service. */
  host: v.optional(serviceOrigin, 'https://askai.algolia.com'),
});

const endpoint = v.object({
  /** Its address up to `/chat/completions`. */
  url: serviceAddress,
  /** Name of the model that answers. */
  model: filled,
  /** True: each reader enters a key of their own, which stays in their browser. */
  needsKey: v.optional(v.boolean(), false),
});

const ask = v.object({
  /** False: search has no ask mode. */
  enabled: v.optional(v.boolean(), true),
  /** Algolia Ask AI; it uses the application, key and index of `algolia`. */
  algolia: v.optional(askAlgolia),
  /** A service with the chat-completions protocol. */
  endpoint: v.optional(endpoint),
  /** Whether the browser's own model may answer. */
  browserModel: v.optional(v.boolean(), true),
});

/** Where search runs and who answers questions. */
export const search = v.object({
  /** `embedded`: in the reader's browser; `algolia`: hosted, with the embedded engine behind it. */
  provider: v.optional(v.picklist(['embedded', 'algolia']), 'embedded'),
  /** For the hosted engine. */
  algolia: v.optional(algolia),
  /** The ask mode inside search. */
  ask: v.optional(ask, {}),
  /** False: the reader's browser remembers neither recent nor favourite searches. */
  history: v.optional(v.boolean(), true),
});

/** Fills in the hosts. */
export function fillSearch(parsed: v.InferOutput<typeof search>): SearchConfig {
  const { algolia: hosted, ...rest } = parsed;
  return { ...rest, ask: parsed.ask as AskConfig, ...(hosted && { algolia: fillHosted(hosted) }) };
}

/**
 * One host: the service's own for reading. Its three spare hosts would each have to be opened in the policy, and when
 * the first fails the embedded engine answers sooner than they would.
 */
function fillHosted(hosted: v.InferOutput<typeof algolia>): HostedSearch {
  return { ...hosted, hosts: hosted.hosts ?? [defaultHost(hosted.appId)] };
}

/** Origin of the service's own host for reading. */
export function defaultHost(appId: string): string {
  return `https://${appId.toLowerCase()}-dsn.algolia.net`;
}

function isServiceAddress(value: string): boolean {
  if (!URL.canParse(value)) return false;
  const url = new URL(value);
  return isSafe(value) && !url.search && !url.hash && !url.username && !url.password;
}
