/**
 * Netlify: its own parsers read `_redirects` and `_headers`; forced redirects come first, then files, clean addresses.
 * Headers of all rules that match are sent. https://docs.netlify.com/routing/
 */
import { join } from 'node:path';
import { parseAllHeaders } from '@netlify/headers-parser';
import { parseAllRedirects } from '@netlify/redirect-parser';
import { type Model, NOT_FOUND, redirect, type Uploaded } from './model.ts';

/** What its parser gives of a redirect; its own types say nothing. */
interface Redirect {
  from: string;
  to?: string;
  status?: number;
}

/** Both files, as its parsers read them; what they refuse fails the test. */
async function readRules({ folder }: Uploaded) {
  const headers = await parseAllHeaders({
    ...{ headersFiles: [join(folder, '_headers')], configHeaders: [] },
    minimal: false,
  });
  const redirects = await parseAllRedirects({
    ...{ redirectsFiles: [join(folder, '_redirects')], configRedirects: [] },
    minimal: false,
  });
  const errors = [...headers.errors, ...redirects.errors];
  if (errors.length > 0) throw new Error(errors.map(String).join('\n'));
  return {
    headers: headers.headers.flatMap((rule) => ('forRegExp' in rule ? [rule] : [])),
    redirects: redirects.redirects as Redirect[],
  };
}

export async function netlify(site: Uploaded): Promise<Model> {
  const rules = await readRules(site);
  return {
    encodings: ['br', 'gzip'],
    hasHeaders: true,
    open: ({ has: isThere }) => ({
      find(path, url) {
        const has = (file: string) => !['_headers', '_redirects'].includes(file) && isThere(file);
        const rule = rules.redirects.find(({ from }) => decodeURI(from) === path);
        if (rule) return { status: rule.status ?? 301, location: (rule.to ?? '') + url.search };
        const name = path.slice(1);
        if (path.endsWith('/')) {
          if (has(`${name}index.html`)) return { status: 200, file: `${name}index.html` };
          return has(name.replace(/\/$/, '.html')) ? redirect(301, path.slice(0, -1), url) : NOT_FOUND;
        }
        for (const file of [name, `${name}.html`]) if (has(file)) return { status: 200, file };
        return has(`${name}/index.html`) ? redirect(301, `${path}/`, url) : NOT_FOUND;
      },
      headers(url) {
        const sent = new Headers();
        for (const { forRegExp, values } of rules.headers)
          if (forRegExp.test(url.pathname))
            for (const [name, value] of Object.entries(values)) sent.append(name, String(value));
        return Object.fromEntries(sent);
      },
    }),
  };
}
