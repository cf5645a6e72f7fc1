/** The search section of the configuration, as the build and the browser use it. */
import type { ShellConfig } from 'study-notes/shared/site';

/** Hosted search: what the browser needs to ask the service. */
export interface HostedSearch {
  appId: string;
  /** May only search; it is public. */
  apiKey: string;
  indexName: string;
  /** Origins that are asked, one after the other. */
  hosts: string[];
}

export interface AskConfig {
  enabled: boolean;
  /** Algolia Ask AI: id of the assistant, and the origin of the service. */
  algolia?: { assistantId: string; host: string };
  /** A service that speaks the chat-completions protocol; `url` without `/chat/completions`. */
  endpoint?: { url: string; model: string; needsKey: boolean };
  /** Whether the browser's own model may be asked. */
  browserModel: boolean;
}

export interface SearchConfig {
  provider: 'embedded' | 'algolia';
  algolia?: HostedSearch;
  ask: AskConfig;
  /** Whether recent and favourite searches are kept in the reader's browser. */
  history: boolean;
}

/** The feature's name. */
export const NAME = 'search';

/** Where search runs on a site, and whether the browser remembers searches. */
export function searchOptions({ options }: Pick<ShellConfig, 'options'>): SearchConfig {
  return options[NAME] as SearchConfig;
}
