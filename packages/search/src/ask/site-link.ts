/** Which links of an answer may be followed: those into this site. */

/** Address of a link into this site, else null: prompt injection may make an answer name any other. */
export function siteLink(url: string, { origin, baseUrl }: { origin: string; baseUrl: string }): string | null {
  const isPath = url.startsWith('/') && !/^\/[/\\]/.test(url);
  if (!isPath && !/^https?:\/\//i.test(url)) return null;
  if (!URL.canParse(url, origin)) return null;
  const address = new URL(url, origin);
  if (address.origin !== origin || address.username || address.password) return null;
  const base = new URL(baseUrl, origin).pathname;
  return address.pathname.startsWith(base) ? address.pathname + address.search + address.hash : null;
}
