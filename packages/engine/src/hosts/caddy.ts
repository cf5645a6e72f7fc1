/**
 * `.host/Caddyfile`, imported by a site's block whose `root` is the site: `notes.example.com { root * /srv/notes`,
 * `import /srv/notes/.host/Caddyfile }`. https://caddyserver.com/docs/caddyfile
 */
import { contentType } from '../server/content-type.ts';
import { decodePath } from '../shared/paths.ts';
import { type Host, type HostedSite, UNSENT } from './host.ts';
import { redirectsOf } from './redirects.ts';
import { serverHeaders } from './server-headers.ts';
import { word } from './word.ts';

export const caddy: Host = {
  twins: ['.br', '.gz'],
  hasRedirects: true,
  files: (site) => ({ [`${UNSENT}/Caddyfile`]: configuration(site) }),
};

/** Types that are not in its own list. */
const TYPED = ['md', 'webmanifest'];

function configuration(site: HostedSite): string {
  const { baseUrl } = site;
  const { pages, assets, drawings, overrides } = serverHeaders(site);
  return [
    ...redirectsOf(site).flatMap(([from, to], at) => [
      `@moved${at} path ${word(decodePath(from) ?? from)}`,
      `redir @moved${at} ${word(to)} permanent`,
    ]),
    ...header('*', pages),
    ...header(`${baseUrl}assets/*`, assets),
    ...header(`${baseUrl}assets/*.svg`, drawings),
    ...Object.entries(overrides).flatMap(([file, fields]) => header(baseUrl + file, fields)),
    ...TYPED.map((ending) => `header *.${ending} Content-Type ${word(contentType(`a.${ending}`))}`),
    '# Notes as Markdown for who asks for it.',
    '@markdown {',
    '  header Accept *text/markdown*',
    '  file {path}.md {path}index.md',
    '}',
    'header @markdown Content-Type "text/markdown; charset=utf-8"',
    'header +Vary Accept',
    '# A path without its last slashes, and the address as it was asked for, in two parts.',
    'map {path} {stem} {',
    `  ~^(.*?)/*$ \${1}`,
    '}',
    'map {http.request.orig_uri} {bare} {rest} {',
    `  ~^([^?]*?)/*(\\?.*)?$ \${1} \${2}`,
    '}',
    '@slash {',
    '  path */',
    '  not file {path}index.html',
    '  file {stem}.html',
    '}',
    'redir @slash {bare}{rest} permanent',
    '@folder {',
    '  not path */',
    '  not file {path} {path}.html',
    '  file {path}/index.html',
    '}',
    'redir @folder {bare}/{rest} permanent',
    '# The disk takes no such name, which is no fault of the server.',
    '@null path_regexp \\x00',
    'route {',
    '  respond @null 400',
    '  rewrite @markdown {file_match.relative}',
    '  try_files {path} {path}.html {path}/',
    '  file_server {',
    '    precompressed br gzip',
    `    hide ${UNSENT}`,
    '  }',
    '}',
    'handle_errors {',
    `  rewrite * ${word(`${baseUrl}404.html`)}`,
    '  file_server {',
    '    precompressed br gzip',
    '  }',
    '}',
    '',
  ].join('\n');
}

function header(where: string, fields: Record<string, string>): string[] {
  return Object.entries(fields).map(([name, value]) => `header ${word(where)} ${name} ${word(value)}`);
}
