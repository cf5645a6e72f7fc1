/** From links in another engine's lists to the ids of our docs. */

/** Whether a link leads out of the site. */
export function isOutside(link: string): boolean {
  return /^(?:[a-z][a-z0-9+.-]*:|\/\/)/i.test(link);
}

/** `/guide/a.md#x` → `guide/a`; a folder is its index. `folder` is what a relative link starts from. */
export function docIdOf(link: string, folder = ''): string {
  const path = decoded(link.replace(/[?#].*$/s, ''));
  const whole = path.startsWith('/') ? path : `${folder}/${path}`;
  const names = whole.split('/').filter((name) => name !== '' && name !== '.');
  const last = names.at(-1)?.replace(/\.(?:mdx?|html)$/i, '');
  if (last === undefined) return 'index';
  return [...names.slice(0, -1), last, ...(path.endsWith('/') ? ['index'] : [])].join('/');
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
