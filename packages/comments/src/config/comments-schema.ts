/** What `comments({ … })` may be given. */
import { filled, isSafe, serviceOrigin } from 'study-notes/config/fields';
import * as v from 'valibot';
import { words } from '../words/thread.ts';

/** An address that is asked by scripts: https, or http on this machine; no query, no name and password; a slash at the end is cut. */
const serviceAddress = v.pipe(
  v.string(),
  v.check(isServiceAddress, () => words.serviceAddress),
  v.transform((value) => value.replace(/\/+$/, '')),
);

const waline = v.object({
  /** Address of the service. */
  server: serviceAddress,
});

const giscus = v.object({
  /** Whose page is framed, for a giscus of one's own. */
  host: v.optional(serviceOrigin, 'https://giscus.app'),
  /** Repository with the discussions, `owner/name`. */
  repo: v.pipe(
    v.string(),
    v.check(
      (value) => /^[\w.-]+\/[\w.-]+$/.test(value),
      () => words.repository,
    ),
  ),
  /** Its id, as giscus.app says it. */
  repoId: filled,
  /** Category of the discussions. */
  category: filled,
  /** Its id, as giscus.app says it. */
  categoryId: filled,
  /** By which of a page's names its discussion is found. */
  mapping: v.optional(v.picklist(['pathname', 'url', 'title']), 'pathname'),
});

export const comments = v.object({
  /** `click`: the service is asked when the reader wants to see the comments; `near`: as soon as their place comes near the view. */
  when: v.optional(v.picklist(['click', 'near']), 'click'),
  /** A Waline service, asked by a client of our own. Either this or `giscus`. */
  waline: v.optional(waline),
  /** Discussions on GitHub, in the frame of giscus. */
  giscus: v.optional(giscus),
});

function isServiceAddress(value: string): boolean {
  if (!URL.canParse(value)) return false;
  const url = new URL(value);
  return isSafe(value) && !url.search && !url.hash && !url.username && !url.password;
}
