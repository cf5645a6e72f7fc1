/**
 * `.host/nginx.conf`, included by a `server` block whose `root` is the site. Needs no module but those of every package;
 * brotli is served where its module is loaded (`.host/brotli.conf`). https://nginx.org/en/docs/
 */
import { contentType } from '../server/content-type.ts';
import { decodePath } from '../shared/paths.ts';
import { type Host, type HostedSite, UNSENT } from './host.ts';
import { redirectsOf } from './redirects.ts';
import { serverHeaders } from './server-headers.ts';
import { word } from './word.ts';

export const nginx: Host = {
  twins: ['.br', '.gz'],
  hasRedirects: true,
  files: (site) => ({
    [`${UNSENT}/nginx.conf`]: configuration(site),
    [`${UNSENT}/brotli.conf`]: 'brotli_static on;\n',
  }),
};

function configuration(site: HostedSite): string {
  const { baseUrl } = site;
  const { pages, assets, drawings, overrides } = serverHeaders(site);
  return [
    'charset utf-8;',
    'charset_types text/plain text/css text/javascript text/markdown text/xml application/json application/xml;',
    types(site),
    'gzip_static on;',
    'gzip_vary on;',
    'absolute_redirect off;',
    `error_page 404 ${word(`${baseUrl}404.html`)};`,
    '# The address as it was asked for, without its last slash: named, since numbered parts are escaped anew.',
    'if ($request_uri ~ "^(?<bare>[^?]*?)/?(?:\\?|$)") { }',
    '# Notes as Markdown for who asks for it.',
    'set $markdown "";',
    'if ($http_accept ~ "text/markdown") { set $markdown .md; }',
    ...redirectsOf(site).map(([from, to]) =>
      place(`= ${word(decodePath(from) ?? from)}`, [`return 301 ${word(to.replaceAll('$', '%24'))};`]),
    ),
    place(`^~ ${word(`/${UNSENT}/`)}`, ['return 404;']),
    place(`~ ${word(`^${expression(baseUrl)}(?:.*/)?$`)}`, [
      ...lines({ ...pages, Vary: 'Accept' }),
      `try_files \${uri}index$markdown \${uri}index.html @page;`,
    ]),
    place(word(baseUrl), [...lines({ ...pages, Vary: 'Accept' }), 'try_files $uri$markdown $uri $uri.html @folder;']),
    place(`^~ ${word(`${baseUrl}assets/`)}`, [
      ...lines(assets),
      place('~ \\.svg$', lines(drawings)),
      ...Object.entries(overrides)
        .filter(([file]) => file.startsWith('assets/'))
        .map(([file, fields]) => place(`^~ ${word(baseUrl + file.replace(/\*$/, ''))}`, lines(fields))),
    ]),
    ...Object.entries(overrides)
      .filter(([file]) => !file.startsWith('assets/'))
      .map(([file, fields]) => place(`= ${word(baseUrl + file)}`, lines(fields))),
    place('@page', ['if ($uri ~ ^(?<stem>.*)/$) { }', ...moved('$stem.html', '$bare')]),
    place('@folder', moved('$uri/index.html', '$bare/')),
    '',
  ].join('\n');
}

/** A permanent redirect where there is such a file, else the not-found page. */
function moved(file: string, to: string): string[] {
  return [`if (-f "$document_root${file}") { return 301 ${to}$is_args$args; }`, 'return 404;'];
}

function place(where: string, inside: string[]): string {
  return [`location ${where} {`, ...inside.map((line) => `  ${line.replaceAll('\n', '\n  ')}`), '}'].join('\n');
}

function lines(fields: Record<string, string>): string[] {
  return Object.entries(fields).map(([name, value]) => `add_header ${name} ${word(value)} always;`);
}

/** The types of the site's files: that of notes and of packs is in no list that comes with nginx. */
function types({ files }: HostedSite): string {
  const endings = files.flatMap((file) => /\.(\w+)$/.exec(file)?.[1]?.toLowerCase() ?? []);
  const rows = [...new Set(endings)].sort().map((ending) => `  ${contentType(`a.${ending}`).split(';')[0]} ${ending};`);
  return ['types {', ...rows, '}', 'default_type application/octet-stream;'].join('\n');
}

function expression(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
