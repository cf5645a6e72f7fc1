import { describe, expect, it } from 'vitest';
import { contentPolicy, headerPolicy, headersFile, sourceHash } from './csp.ts';
import { type DocumentParts, renderDocument, renderRedirect } from './document.ts';
import { embedJson, escapeText } from './escape.ts';
import { docInput } from './page-data.ts';
import { homePage } from './special/home.ts';
import { notFound } from './special/not-found.ts';
import { specialInput } from './special/special-page.ts';
import { SPECULATION_RULES } from './speculation-rules.ts';
import { config, makeDoc, makeSite } from './test-site.ts';

const frame = { shell: 's1', mathStyle: '/笔记/assets/katex.css', pageChunks: {}, bundles: {} };
const hosts = { script: [], style: ['https://cdn.example'], connect: [], frame: [], media: [] };
const policy = contentPolicy({ scripts: ['boot()'], sheets: ['body{}'], hosts });
const parts: DocumentParts = {
  config,
  policy,
  tags: [],
  scripts: ['boot()'],
  css: 'body{}',
  chunks: { search: '/笔记/assets/search.js' },
  generator: 'study-notes 1.0.0',
  themeColor: { light: '#fff', dark: '#000' },
};

function documentOf(changes: Parameters<typeof makeDoc>[2] = {}): string {
  const doc = makeDoc('CS知识/栈', '</title><script>', changes);
  return renderDocument(docInput(doc, makeSite([doc]), frame), '<main></main>', parts);
}

describe('escaping', () => {
  it('leaves no way out of text, attributes and embedded JSON', () => {
    expect(escapeText('<a b="c">&\u0001')).toBe('&lt;a b=&quot;c&quot;&gt;&amp;');
    expect(embedJson({ a: '</script><!--' })).toBe('{"a":"\\u003c/script>\\u003c!--"}');
    expect(JSON.parse(embedJson({ a: '</script>' }))).toEqual({ a: '</script>' });
  });
});

describe('the policy', () => {
  it('allows our own files and the boot, and opens configured hosts only', () => {
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain(`script-src 'self' ${sourceHash('boot()')} ${sourceHash(SPECULATION_RULES)};`);
    expect(policy).toContain(`style-src 'self' ${sourceHash('body{}')} https://cdn.example;`);
    expect(policy).toContain("connect-src 'self';");
    expect(policy).not.toMatch(/script-src[^;]*unsafe/);
  });

  it('lets text become markup or script by one policy alone, unless a configured script writes by its own rules', () => {
    expect(policy).toContain("require-trusted-types-for 'script'; trusted-types site");
    const comments = { ...hosts, script: ['https://comments.example'] };
    expect(contentPolicy({ scripts: [''], sheets: [''], hosts: comments })).not.toContain('trusted-types');
  });

  it('opens the hosts of media for pictures, videos and sound alone', () => {
    const media = contentPolicy({ scripts: [''], sheets: [''], hosts: { ...hosts, media: ['https://m.example'] } });
    expect(media.match(/https:\/\/m\.example/g)).toHaveLength(2);
    expect(media).toContain("img-src 'self' data: blob: https://m.example; media-src 'self' https://m.example");
  });

  it('forbids framing in the header only', () => {
    expect(policy).not.toContain('frame-ancestors');
    expect(headerPolicy(policy)).toContain('frame-ancestors');
    expect(headersFile({ A: 'b' }, '/')).toBe(
      '/*\n  A: b\n/assets/*\n  Cache-Control: public, max-age=31536000, immutable\n',
    );
  });
});

describe('a document', () => {
  it('has the policy before every script and style, and the theme colour before the boot', () => {
    const html = documentOf();
    const places = [
      '<meta charset',
      'Content-Security-Policy',
      'name="viewport"',
      'theme-color',
      '<style>',
      '<script>',
      '<title>',
    ];
    const found = places.map((text) => html.indexOf(text));
    expect(found).toEqual([...found].sort((a, b) => a - b));
    expect(found).not.toContain(-1);
    expect(html).toMatch(/^<!doctype html><html lang="zh-Hans" dir="ltr" data-theme="light">/);
  });

  it('escapes titles and tags', () => {
    const html = documentOf();
    expect(html).toContain('<title>&lt;/title&gt;&lt;script&gt; | 笔记 &amp; 练习</title>');
    expect(html).toContain('<meta name="verify" content="a&quot;b">');
    expect(html.match(/<script/g)).toHaveLength(3);
  });

  it('names its canonical address, Markdown, feed and ourselves as the generator', () => {
    const html = documentOf();
    const base = '/%E7%AC%94%E8%AE%B0';
    const note = '/CS%E7%9F%A5%E8%AF%86/%E6%A0%88';
    expect(html).toContain(`<link rel="canonical" href="https://notes.example${base}${note}">`);
    expect(html).toContain('type="text/markdown" href="/笔记/CS知识/栈.md"');
    expect(html).toContain(`href="${decodeURI(base)}/feed.xml"`);
    expect(html).toContain(`<meta property="og:image" content="https://notes.example${base}/cover.png">`);
    expect(html).toContain('<meta name="generator" content="study-notes 1.0.0">');
  });

  it('carries its page data without the article', () => {
    const data = /id="page" data-chunks="search:[^"]+">(.*?)<\/script>/.exec(documentOf())?.[1] ?? '';
    expect(JSON.parse(data)).toMatchObject({ path: '/CS知识/栈', title: '</title><script>', shell: 's1' });
    expect(data).not.toContain('article');
  });

  it('describes the article and the way to it for search engines', () => {
    const data = /ld\+json">(.*?)<\/script>/.exec(documentOf())?.[1] ?? '';
    const graph = JSON.parse(data)['@graph'];
    expect(graph.map((entry: { '@type': string }) => entry['@type'])).toEqual(['BreadcrumbList', 'TechArticle']);
  });

  it('keeps robots off unlisted notes and the not-found page', () => {
    const noindex = '<meta name="robots" content="noindex">';
    expect(documentOf()).not.toContain(noindex);
    expect(documentOf({ unlisted: true })).toContain(noindex);
    expect(documentOf({ unlisted: true })).not.toContain('text/markdown');
    const missing = renderDocument(specialInput(notFound, makeSite([]), frame), '', parts);
    expect(missing).toContain(noindex);
    expect(missing).not.toContain('canonical');
  });

  it('holds rules for what browsers may render ahead: the marked link’s page alone', () => {
    const rules = '{"prerender":[{"where":{"selector_matches":"[data-soon]"},"eagerness":"immediate"}]}';
    const html = renderDocument(docInput(makeDoc('a', 'a'), makeSite([]), frame), '', {
      ...parts,
      speculation: SPECULATION_RULES,
    });
    expect(html).toContain(`<script type="speculationrules">${rules}</script>`);
  });

  it('puts configured style sheets where they block no paint', () => {
    const html = documentOf();
    expect(html.indexOf('https://cdn.example/x.css')).toBeGreaterThan(html.indexOf('id="page"'));
  });
});

describe('the home page', () => {
  it('counts the listed notes of each section and names the newest', () => {
    const docs = [
      makeDoc('CS知识/intro', '开始', { updated: { iso: '2025-01-01T00:00:00Z', text: '' } }),
      makeDoc('CS知识/栈', '栈', { updated: { iso: '2025-02-01T00:00:00Z', text: '' } }),
      makeDoc('CS知识/暗', '暗', { unlisted: true, updated: { iso: '2025-03-01T00:00:00Z', text: '' } }),
    ];
    const { page } = specialInput(homePage([]), makeSite(docs), frame);
    expect(page.home?.sections).toEqual([
      {
        sidebarId: 'cs',
        label: 'CS知识',
        path: '/CS知识/intro',
        count: 2,
        description: '基础',
        picture: expect.stringContaining('<svg'),
      },
    ]);
    expect(page.home?.recent.map(({ title }) => title)).toEqual(['栈', '开始']);
    expect(page.route).toBe(1);
  });

  it('alone holds its own rules, and names them for the application', () => {
    const inlined = { '/assets/special.css': '.home{}' };
    const input = specialInput(homePage([]), makeSite([]), { ...frame, specialStyle: '/assets/special.css' });
    const html = renderDocument(input, '', { ...parts, inlined });
    expect(html).toContain('<style>.home{}</style>');
    expect(html).not.toContain('rel="stylesheet" href="/assets/special.css"');
    expect(html).toContain('"styles":["/assets/special.css"]');
    expect(renderDocument(specialInput(notFound, makeSite([]), frame), '', { ...parts, inlined })).not.toContain(
      '.home',
    );
  });
});

describe('a redirect', () => {
  it('sends readers on without listing itself', () => {
    const html = renderRedirect('/CS知识/栈', config);
    expect(html).toContain('content="0; url=/%E7%AC%94%E8%AE%B0/CS%E7%9F%A5%E8%AF%86/%E6%A0%88"');
    expect(html).toContain('noindex');
  });
});
