import { fromHtml } from 'hast-util-from-html';
import { expect, it } from 'vitest';
import { temporaryFolder } from '../../pipeline/testing.ts';
import { type Comparison, compareSites, type OwnPage } from './compare-sites.ts';
import { comparisonText } from './comparison-text.ts';
import { factsOf } from './page-facts.ts';
import { readBuilt } from './read-built.ts';

const own = (address: string, html: string, more: Partial<OwnPage> = {}): OwnPage => ({
  ...factsOf(fromHtml(html, { fragment: true })),
  ...{ address, file: `${address.slice(1)}.md`, aliases: [] },
  ...more,
});

/** Their page, with what engines put around a note and into it. */
const theirs = (article: string, next = '') =>
  `<!doctype html><title>站</title><nav>菜单</nav><main><article class="md-content__inner">${article}</article></main>${next && `<a rel="next" href="${next}">下一篇</a>`}`;

const kinds = ({ differences }: Comparison) => differences.map(({ kind, address }) => `${kind} ${address}`);

it('is equal when only the looks differ', () => {
  const folder = temporaryFolder({
    'docs/a/index.html': theirs(
      '<h1>甲<a class="headerlink" href="#_1">¶</a></h1><div class="admonition tip"><p class="admonition-title">Tip</p><p>说“好”。</p></div><div class="language-js"><button class="copy"></button><span class="lang">js</span><pre><code><span>let</span> a</code></pre></div><h2 id="x">小节</h2><p><img src="a.png"></p><span class="arithmatex">\\(x^2\\)</span><script type="math/tex">y</script>',
      '../b/',
    ),
    'docs/b/index.html': theirs('<h1>乙</h1>'),
    '404.html': theirs('没有'),
  });
  const math = (source: string) =>
    `<span class="katex"><math><semantics><mi>x</mi><annotation encoding="application/x-tex">${source}</annotation></semantics></math></span>`;
  const ours = [
    own(
      '/a',
      `<h1>甲</h1><div class="admonition"><p class="admonition-title">提示</p><p>说"好"。</div><figure class="code"><figcaption><span class="code-lang">JavaScript</span></figcaption><pre><code><c-k>let</c-k> a</code></pre></figure><h2 id="x">小节</h2><figure class="image"><img src="/assets/a-1.png"></figure>${math('x^2')}${math('y')}`,
      { next: '/b' },
    ),
    own('/b', '<h1>乙</h1>'),
  ];
  const found = compareSites(ours, readBuilt(folder));
  expect(found.differences).toEqual([]);
  expect(found).toMatchObject({ theirs: 2, both: 2, notes: 2, equal: { text: 2, order: 2 } });
});

it('names what differs, and where', () => {
  const folder = temporaryFolder({
    'a.html': theirs('<h1>甲</h1><h2 id="_1">小节</h2><p>一 二 三</p><img>', 'c.html'),
    'c.html': theirs('<h1>丙</h1>'),
    'old.html': '<meta http-equiv="refresh" content="0; url=/a">',
  });
  const found = compareSites(
    [own('/a', '<h1>甲甲</h1><h2 id="小节">小节</h2><p>一 三</p>'), own('/b', '<h1>乙</h1>')],
    readBuilt(folder),
  );
  expect(kinds(found)).toEqual([
    'title /a',
    'ids /a',
    'text /a',
    'pictures /a',
    'order /a',
    'address /b',
    'address /c',
    'address /old',
  ]);
  expect(found.differences[2]).toMatchObject({ theirs: '小 节 一 二 三', ours: '小 节 一 三' });
  expect(found.equal).toEqual({ address: 1, ids: 1, title: 1, order: 1, text: 1, pictures: 1 });
  const text = comparisonText(found);
  expect(text).toContain('地址相同：1 / 2 篇（50 %）');
  expect(text).toContain('旧站：_1');
  expect(text).toContain('/old：这里没有这一页（旧站：→ /a）');
});

it('knows a page again under another address by its title, and what aliases keep', () => {
  const folder = temporaryFolder({ 'x.html': theirs('<h1>甲</h1>'), 'y.html': theirs('<h1>乙</h1>') });
  const found = compareSites(
    [own('/a', '<h1>甲</h1>'), own('/b', '<h1>乙</h1>', { aliases: ['/y'] })],
    readBuilt(folder),
  );
  expect(found.differences).toEqual([{ kind: 'address', address: '/a', file: 'a.md', theirs: '/x', ours: '/a' }]);
});
