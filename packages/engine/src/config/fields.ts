/** Small schemas that several fields of the configuration share. */
import * as v from 'valibot';
import { words } from '../words/configuration.ts';

/** A text. */
export const text = v.string();
/** A text that is not empty. */
export const filled = v.pipe(
  v.string(),
  v.check(
    (value) => value.trim() !== '',
    () => words.filled,
  ),
);
/** An address of a foreign site, or a path of this site. */
export const link = v.pipe(
  v.string(),
  v.check(
    (value) => isOwnPath(value) || /^mailto:/i.test(value) || isWeb(value),
    () => words.link,
  ),
);
/** A file of the static folder, by its path in the site. */
export const ownFile = v.pipe(
  v.string(),
  v.check(isOwnPath, () => words.ownFile),
);
/** What a page loads: a file of this site, or one that nobody on the way can change. */
export const resource = v.pipe(
  v.string(),
  v.check(
    (value) => isOwnPath(value) || isSafe(value),
    () => words.link,
  ),
);
/** The origin of a service that pages ask. */
export const serviceOrigin = v.pipe(
  v.string(),
  v.check(
    (value) => isOrigin(value) && isSafe(value),
    () => words.serviceOrigin,
  ),
  v.transform((value) => new URL(value).origin),
);
/** A folder below the content folder. */
export const folder = v.pipe(
  filled,
  v.check(
    (value) => value === '.' || (!/[\\:]/.test(value) && !/(?:^|\/)\.{1,2}(?:\/|$)/.test(value) && !hasControl(value)),
    () => words.folder,
  ),
);
/** The name of an attribute that an element of `<head>` may have; none that runs something. */
export const attributeName = v.pipe(
  v.string(),
  v.check(
    (value) => /^(?!on|style$)[a-z][a-z0-9:-]*$/i.test(value),
    () => words.attributeName,
  ),
);
/** The name of an option that stands in the page as `data-…`. */
export const dataName = v.pipe(
  v.string(),
  v.check(
    (value) => /^[a-z][\w-]*$/i.test(value),
    () => words.name,
  ),
);
/** The value of one; the policy opens the host of an address. */
export const dataValue = v.pipe(
  v.string(),
  v.check(
    (value) => !/^https?:/i.test(value) || isWeb(value),
    () => words.dataValue,
  ),
);
/** The origin of the published site; a trailing slash is cut. */
export const origin = v.pipe(
  v.string(),
  v.check(isOrigin, () => words.origin),
  v.transform((value) => new URL(value).origin),
);
/** The path below which the site lies: decoded, NFC, with a slash at both ends. */
export const base = v.pipe(
  v.string(),
  v.check(
    (value) => !/^[/\\]{2}/.test(value),
    () => words.oneSlash,
  ),
  v.transform(normaliseBase),
  v.check(
    (value) => !/[?#\\%:*"<>|]|\/\/|\/\.{1,2}\//.test(value) && !hasControl(value),
    () => words.base,
  ),
);
/** A heading level of the outline. */
export const level = v.pipe(
  v.number(),
  v.check(
    (value) => Number.isInteger(value) && value >= 2 && value <= 6,
    () => words.level,
  ),
);
/** A pattern of an address, with `{file}`, `{path}` or `{title}`; empty: no link. */
export const pattern = v.pipe(
  v.string(),
  v.check(
    (value) => value === '' || /^https?:\/\//.test(value),
    () => words.patternAddress,
  ),
  v.check(
    (value) => [...value.matchAll(/\{(\w*)\}/g)].every((match) => /^(?:file|path|title)$/.test(match[1] ?? '')),
    () => words.patternNames,
  ),
);

function isOrigin(value: string): boolean {
  if (!URL.canParse(value)) return false;
  const url = new URL(value);
  return isWeb(value) && url.pathname === '/' && !url.search && !url.hash && !url.username && !url.password;
}

/** One host, written out: `*` would open the policy to all of them, and what is no name could add to it. */
function isWeb(value: string): boolean {
  if (!/^https?:\/\//i.test(value) || !URL.canParse(value)) return false;
  return /^(?:[\w-]+(?:\.[\w-]+)*|\[[\da-f:.]+\])$/i.test(new URL(value).hostname);
}

/** Encrypted, or on this machine. */
export function isSafe(value: string): boolean {
  if (!isWeb(value)) return false;
  const { protocol, hostname } = new URL(value);
  return protocol === 'https:' || /^(?:localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(hostname);
}

/** Browsers take `\` for `/`, leave out tabs, and take `//` for the beginning of a host. */
function isOwnPath(value: string): boolean {
  return /^\/(?![/\\])/.test(value) && !hasControl(value);
}

function normaliseBase(value: string): string {
  const decoded = /%[0-9a-f]{2}/i.test(value) ? tryDecode(value) : value;
  const inner = decoded.normalize('NFC').replace(/^\/+|\/+$/g, '');
  return inner === '' ? '/' : `/${inner}/`;
}

function tryDecode(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
}

function hasControl(value: string): boolean {
  return [...value].some((character) => character < ' ');
}
