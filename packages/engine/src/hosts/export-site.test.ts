import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { HOST_FILE, type HostFile } from '../emit/host-file.ts';
import { exportSite } from './export-site.ts';
import { siteHeadersFile } from './header-file.ts';
import { HOSTS } from './table.ts';

const SITE: HostFile = {
  baseUrl: '/',
  headers: { 'Content-Security-Policy': "default-src 'none'" },
  overrides: { 'lab-sandbox.html': { 'Content-Security-Policy': 'sandbox' } },
  redirects: [['/旧', '/C++ 页']],
};
const PAGES = ['index', 'C++ 页', '甲/index', '404'];

let folder: string;
const at = (name: string) => join(folder, name);
const put = (name: string, text: string) => {
  mkdirSync(dirname(at(name)), { recursive: true });
  writeFileSync(at(name), text);
};
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'export-'));
  for (const page of PAGES) {
    put(`built/${page}.html`, page);
    put(`built/data/${page}.json`, '{}');
  }
  for (const file of ['index.html.br', 'index.html.gz', '旧.html', 'lab-sandbox.html', 'own.html'])
    put(`built/${file}`, file);
  put(`built/${HOST_FILE}`, JSON.stringify(SITE));
  put('built/_headers', siteHeadersFile(SITE));
});
afterEach(() => rmSync(folder, { recursive: true }));

const exported = (name: string) => exportSite(at('built'), at('dist'), HOSTS[name] as (typeof HOSTS)[string]);
const written = () =>
  readdirSync(at('dist'), { recursive: true, encoding: 'utf8' })
    .filter((file) => /[^/]\.\w+$|_/.test(file))
    .sort();

describe('a site for a host', () => {
  it('has a folder for each page where addresses have no ending; what is no page stays in its place', () => {
    exported('plain');
    expect(written()).toEqual(
      [
        ...[
          '404.html',
          'index.html',
          'C++ 页/index.html',
          '旧/index.html',
          '甲/index.html',
          'lab-sandbox.html',
          'own.html',
        ],
        ...PAGES.map((page) => `data/${page}.json`),
      ].sort(),
    );
  });

  it('has compressed copies and no page that only leads on, where the server serves the ones and does the other', () => {
    const { files } = exported('nginx');
    expect(files).toEqual(expect.arrayContaining(['index.html', 'index.html.br', 'index.html.gz', '.host/nginx.conf']));
    expect(files).not.toContain('旧.html');
    expect(exported('github-pages').files).toEqual(expect.arrayContaining(['旧.html', '.nojekyll']));
    expect(existsSync(at('dist/index.html.br'))).toBe(false);
  });

  it('has the headers of a file under its clean address, too', () => {
    exported('netlify');
    expect(readFileSync(at('dist/_headers'), 'utf8')).toMatch(/\/lab-sandbox\.html\n {2}Content.*\n\/lab-sandbox\n/);
    exported('cloudflare-pages');
    expect(readFileSync(at('dist/_headers'), 'utf8')).toContain('/lab-sandbox\n  ! Content-Security-Policy\n');
    exported('vercel');
    const { headers, redirects } = JSON.parse(readFileSync(at('dist/vercel.json'), 'utf8'));
    expect(headers.map(({ source }: { source: string }) => source)).toContain('/lab-sandbox');
    expect(redirects[0].destination).toBe('/C++%20%E9%A1%B5');
  });

  it('keeps a file of the author’s own, there and in what was built', () => {
    put('built/_headers', 'own');
    put('built/_redirects', 'own');
    expect(exported('netlify').kept).toEqual(['_headers', '_redirects']);
    for (const name of ['_headers', '_redirects'])
      for (const place of ['dist', 'built']) expect(readFileSync(at(`${place}/${name}`), 'utf8')).toBe('own');
  });

  it('names two pages that would be one file', () => {
    put('built/甲.html', '甲');
    put('built/data/甲.json', '{}');
    expect(() => exported('s3')).toThrow(/甲.*甲\/index\.html.*slug/);
    expect(existsSync(at('dist'))).toBe(false);
  });

  it('lies below its base, with the not-found page at the root', () => {
    put(`built/${HOST_FILE}`, JSON.stringify({ ...SITE, baseUrl: '/笔记/' }));
    const { files } = exported('cloudflare-pages');
    expect(files).toEqual(expect.arrayContaining(['笔记/index.html', '404.html', '_redirects']));
    expect(readFileSync(at('dist/_redirects'), 'utf8')).toContain('/ /%E7%AC%94%E8%AE%B0/ 301\n');
    expect(exported('github-pages').files).toContain('index.html');
  });
});
