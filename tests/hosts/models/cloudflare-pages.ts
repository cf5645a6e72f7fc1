/**
 * Cloudflare Pages, after its published asset server (`pages-shared` of its SDK, MIT): redirects by the address as it was
 * asked for, then clean addresses; headers by `_headers`, of which a name said twice is joined and `! Name` is taken off.
 * https://developers.cloudflare.com/pages/configuration/serving-pages/, /redirects/ and /headers/
 */
import { type Model, NOT_FOUND, redirect, type Uploaded } from './model.ts';

/** Static rules that it reads; more are left out. */
const MOST_REDIRECTS = 2000;

export const cloudflarePages: Model = {
  encodings: ['br', 'gzip'],
  hasHeaders: true,
  open(site) {
    const redirects = redirectRules(site);
    const rules = headerRules(site);
    const has = (file: string) => !['_headers', '_redirects'].includes(file) && site.has(file);
    return {
      find(path, url) {
        const moved = redirects.get(url.pathname);
        if (moved) return { status: moved.status, location: moved.to + url.search };
        const name = path.slice(1);
        if (path.endsWith('/')) {
          if (has(`${name}index.html`)) return { status: 200, file: `${name}index.html` };
          return has(name.replace(/\/$/, '.html')) ? redirect(308, path.slice(0, -1), url) : NOT_FOUND;
        }
        if (has(name) && !name.endsWith('.html')) return { status: 200, file: name };
        if (has(name)) return redirect(308, path.replace(/(?:(\/)index)?\.html$/, '$1'), url);
        if (has(`${name}.html`)) return { status: 200, file: `${name}.html` };
        return has(`${name}/index.html`) ? redirect(308, `${path}/`, url) : NOT_FOUND;
      },
      headers: (url) => headersOf(rules, url.pathname),
    };
  },
};

function redirectRules(site: Uploaded): Map<string, { to: string; status: number }> {
  const lines = site.has('_redirects') ? site.read('_redirects').split('\n').filter(Boolean) : [];
  return new Map(
    lines.slice(0, MOST_REDIRECTS).map((line) => {
      const [from = '', to = '', status = '302'] = line.split(/\s+/);
      return [new URL(from, 'https://host.example').pathname, { to, status: Number(status) }];
    }),
  );
}

interface HeaderRule {
  pattern: RegExp;
  set: [string, string][];
  unset: string[];
}

function headerRules(site: Uploaded): HeaderRule[] {
  const rules: HeaderRule[] = [];
  for (const line of site.read('_headers').split('\n')) {
    const text = line.trim();
    if (text === '' || text.startsWith('#')) continue;
    const rule = rules.at(-1);
    if (!/^\s/.test(line)) rules.push({ pattern: splat(text), set: [], unset: [] });
    else if (text.startsWith('! ')) rule?.unset.push(text.slice(2).toLowerCase());
    else rule?.set.push([text.slice(0, text.indexOf(':')).toLowerCase(), text.slice(text.indexOf(':') + 1).trim()]);
  }
  return rules;
}

function splat(path: string): RegExp {
  return new RegExp(`^${path.replace(/[.+?^${}()|[\]\\]/g, '\\$&').replace(/\*/g, '.*')}$`);
}

function headersOf(rules: readonly HeaderRule[], path: string): Record<string, string> {
  const headers = new Headers();
  for (const { pattern, set, unset } of rules) {
    if (!pattern.test(path)) continue;
    for (const name of unset) headers.delete(name);
    for (const [name, value] of set) headers.append(name, value);
  }
  return Object.fromEntries(headers);
}
