/** Sixty addresses of a small site, and what a host must answer: the page, where to go instead, or that there is nothing. */

export interface Asked {
  path: string;
  headers?: Record<string, string>;
  method?: string;
}

export interface Answer {
  status: number | readonly number[];
  /** Words that the body holds. */
  text?: string;
  /** Decoded address, with the query. */
  location?: string;
  /** How it begins. */
  type?: string;
  encoding?: string;
  headers?: Record<string, RegExp>;
}

export const NOTES = {
  'intro.md': '---\naliases: [/旧/页, /old page]\n---\n# 甲\n\n[公式](./公式.md)，[下载](./a.pdf)\n\n![图](./a.svg)\n',
  '公式.md': '# 公式\n\n$x^2$\n',
  '带 空格.md': '# 带 空格\n\n一段。\n',
  'C++/index.md': `# C++\n\n${'一段足够长的文字。'.repeat(60)}\n`,
  'C++/子.md': '# 子\n\n一段。\n',
  'a.svg': '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><rect width="9" height="9"/></svg>',
  'a.pdf': '%PDF-1.4\n',
};

const page = (text: string): Answer => ({ status: 200, text: `<title>${text}`, type: 'text/html; charset=utf-8' });
const to = (location: string): Answer => ({ status: 301, location });
const NOTHING: Answer = { status: 404, text: '找不到', type: 'text/html; charset=utf-8' };

/** No address at all: servers say so or look for it in vain. */
const REFUSED: Answer = { status: [400, 404] };

/** Address as it is asked for → answer. */
export const ADDRESSES: readonly (readonly [Asked | string, Answer])[] = [
  // Pages, however their address is written.
  ['/', page('小站')],
  ['/index.html', page('小站')],
  ['/%E7%94%B2/intro', page('甲')],
  ['/%e7%94%b2/intro', page('甲')],
  ['/%E7%94%B2/%69ntro', page('甲')],
  ['/%E7%94%B2/intro?q=1', page('甲')],
  ['/%E7%94%B2/intro?q=%E7%94%B2&a=/', page('甲')],
  ['/%E7%94%B2/intro.html', page('甲')],
  ['/%E7%94%B2/%E5%85%AC%E5%BC%8F', page('公式')],
  ['/%E7%94%B2/%E5%B8%A6%20%E7%A9%BA%E6%A0%BC', page('带 空格')],
  ['/%E7%94%B2/C++/', page('C++')],
  ['/%E7%94%B2/C%2B%2B/', page('C++')],
  ['/%E7%94%B2/C%2b%2b/?a', page('C++')],
  ['/%E7%94%B2/C++/index.html', page('C++')],
  ['/%E7%94%B2/C++/%E5%AD%90', page('子')],
  ['/%E7%94%B2/C%2B%2B/%E5%AD%90', page('子')],
  ['/%E7%94%B2/C++/%E5%AD%90.html', page('子')],
  ['/./%E7%94%B2/intro', page('甲')],
  ['/%E7%94%B2/C++/../intro', page('甲')],
  // A slash too many or too few.
  ['/%E7%94%B2/intro/', to('/甲/intro')],
  ['/%E7%94%B2/intro/?q=1', to('/甲/intro?q=1')],
  ['/%E7%94%B2/%E5%B8%A6%20%E7%A9%BA%E6%A0%BC/', to('/甲/带 空格')],
  ['/%E7%94%B2/C++', to('/甲/C++/')],
  ['/%E7%94%B2/C%2B%2B', to('/甲/C++/')],
  ['/%E7%94%B2/C++?q=1', to('/甲/C++/?q=1')],
  ['/%E7%94%B2/C++/%E5%AD%90/', to('/甲/C++/子')],
  // Moved.
  ['/%E6%97%A7/%E9%A1%B5', to('/甲/intro')],
  ['/old%20page', to('/甲/intro')],
  // Nothing there.
  ['/%E7%94%B2/INTRO', NOTHING],
  ['/%E4%B9%99', NOTHING],
  ['/%E7%94%B2/intro2', NOTHING],
  ['/%E7%94%B2/intro/a', NOTHING],
  ['/%E4%B9%99/', NOTHING],
  ['/%E4%B9%99.html', NOTHING],
  ['/c++', NOTHING],
  ['/%E7%94%B2%2Fintro2', NOTHING],
  ['/a%00b', REFUSED],
  ['/%E7%94%B', REFUSED],
  ['/..%2f..%2fetc/passwd', REFUSED],
  ['/../../etc/passwd', REFUSED],
  ['/.host/nginx.conf', NOTHING],
  ['/.host/Caddyfile', NOTHING],
  ['/_headers', NOTHING],
  ['/assets/missing.js', NOTHING],
  // Files and their types.
  ['/robots.txt', { status: 200, text: 'Sitemap', type: 'text/plain; charset=utf-8' }],
  ['/sitemap.xml', { status: 200, text: '<urlset', type: 'text/xml; charset=utf-8' }],
  ['/%E7%94%B2/intro.md', { status: 200, text: '# 甲', type: 'text/markdown; charset=utf-8' }],
  ['/%E7%94%B2/C++/index.md', { status: 200, text: '# C++', type: 'text/markdown; charset=utf-8' }],
  ['/data/%E7%94%B2/intro.json', { status: 200, text: '甲', type: 'application/json' }],
  // Encodings, parts, conditions, methods.
  [
    { path: '/%E7%94%B2/C++/', headers: { 'accept-encoding': 'br, gzip' } },
    { ...page('C++'), encoding: 'br' },
  ],
  [
    { path: '/%E7%94%B2/C++/', headers: { 'accept-encoding': 'gzip' } },
    { ...page('C++'), encoding: 'gzip' },
  ],
  [
    { path: '/%E7%94%B2/C++/', headers: { 'accept-encoding': 'identity' } },
    { ...page('C++'), encoding: '' },
  ],
  [
    { path: '/sitemap.xml', headers: { 'accept-encoding': 'gzip' } },
    { status: 200, encoding: 'gzip' },
  ],
  [
    { path: '/%E4%B9%99', headers: { 'accept-encoding': 'gzip' } },
    { ...NOTHING, encoding: 'gzip' },
  ],
  [
    { path: '/robots.txt', headers: { range: 'bytes=0-3', 'accept-encoding': 'identity' } },
    { status: 206, headers: { 'content-range': /^bytes 0-3\/\d+$/, 'content-length': /^4$/ } },
  ],
  [{ path: '/%E7%94%B2/intro', headers: { 'if-none-match': 'OWN' } }, { status: 304 }],
  [
    { path: '/%E7%94%B2/intro', method: 'HEAD' },
    { status: 200, type: 'text/html; charset=utf-8' },
  ],
  [{ path: '/%E4%B9%99', method: 'HEAD' }, { status: 404 }],
  [
    { path: '/%E7%94%B2/intro', headers: { accept: 'text/markdown, */*' } },
    { status: 200, text: '# 甲', type: 'text/markdown; charset=utf-8', headers: { vary: /Accept\b(?!-)/ } },
  ],
  [
    { path: '/%E7%94%B2/C++/', headers: { accept: 'text/markdown' } },
    { status: 200, text: '# C++', type: 'text/markdown; charset=utf-8' },
  ],
  [
    '/%E7%94%B2/%E5%85%AC%E5%BC%8F',
    {
      status: 200,
      headers: {
        'content-security-policy': /frame-ancestors/,
        'x-content-type-options': /nosniff/,
        vary: /Accept\b(?!-)/,
      },
    },
  ],
];

/** The same site below `/笔记/`. */
export const BELOW_BASE: typeof ADDRESSES = [
  ['/', to('/笔记/')],
  ['/%E7%AC%94%E8%AE%B0/', page('小站')],
  ['/%E7%AC%94%E8%AE%B0/%E7%94%B2/intro', page('甲')],
  ['/%E7%AC%94%E8%AE%B0/%E7%94%B2/C++', to('/笔记/甲/C++/')],
  ['/%E7%AC%94%E8%AE%B0/%E7%94%B2/intro/', to('/笔记/甲/intro')],
  ['/%E7%AC%94%E8%AE%B0/old%20page', to('/笔记/甲/intro')],
  ['/%E7%AC%94%E8%AE%B0/%E4%B9%99', NOTHING],
  ['/.host/nginx.conf', { status: 404 }],
  ['/.host/Caddyfile', { status: 404 }],
];
