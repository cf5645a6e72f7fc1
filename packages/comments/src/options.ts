/** What the application knows of the author's choice. */

/** Not `comments`, which is a field of the configuration: the slot for other services' own scripts. */
export const NAME = 'discussion';

export interface WalineOptions {
  /** Address of the service, without a slash at its end. */
  server: string;
}

export interface GiscusOptions {
  host: string;
  repo: string;
  repoId: string;
  category: string;
  categoryId: string;
  mapping: 'pathname' | 'url' | 'title';
}

export interface CommentsOptions {
  when: 'click' | 'near';
  waline?: WalineOptions | undefined;
  giscus?: GiscusOptions | undefined;
}

/** What the chunk of a provider gets. */
export interface ProviderProps {
  options: CommentsOptions;
  /** Decoded path of the note, the site's base included: the name by which a service knows it. */
  path: string;
}
