/** Small schemas that several fields of the configuration share. */
import * as v from 'valibot';

export const text = v.string();
/** A string with something in it. */
export const filled = v.pipe(
  v.string(),
  v.check((value) => value.trim() !== '', '不为空的字符串'),
);
/** An address of a foreign site, or a path of this site. */
export const link = v.pipe(
  v.string(),
  v.check((value) => /^(?:https?:\/\/|mailto:|\/(?!\/))/i.test(value), '以 https:// 或 / 开头的地址'),
);
/** The origin of the published site; a trailing slash is cut. */
export const origin = v.pipe(
  v.string(),
  v.check(isOrigin, '只有协议和主机的网址，例如 https://notes.example.com（路径写在 baseUrl 里）'),
  v.transform((value) => new URL(value).origin),
);
/** The path below which the site lies: decoded, NFC, with a slash at both ends. */
export const base = v.pipe(
  v.string(),
  v.transform(normaliseBase),
  v.check((value) => !/[?#\\%:*"<>|]|\/\/|\/\.{1,2}\//.test(value) && !hasControl(value), '像 / 或 /notes/ 这样的路径'),
);
/** A heading level of the outline. */
export const level = v.pipe(
  v.number(),
  v.check((value) => Number.isInteger(value) && value >= 2 && value <= 6, '2 到 6 的整数'),
);
/** A pattern of an address, with `{file}`, `{path}` or `{title}`; empty: no link. */
export const pattern = v.pipe(
  v.string(),
  v.check((value) => value === '' || /^https?:\/\//.test(value), '空字符串或以 https:// 开头的地址'),
  v.check(
    (value) => [...value.matchAll(/\{(\w*)\}/g)].every((match) => /^(?:file|path|title)$/.test(match[1] ?? '')),
    '只含 {file}、{path}、{title} 的地址模式',
  ),
);

function isOrigin(value: string): boolean {
  if (!URL.canParse(value)) return false;
  const url = new URL(value);
  return /^https?:$/.test(url.protocol) && url.pathname === '/' && !url.search && !url.hash && !url.username;
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
  return [...value].some((sign) => sign < ' ');
}
