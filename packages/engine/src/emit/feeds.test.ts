import { describe, expect, it } from 'vitest';
import { atomFeed, latestNotes, robots, sitemap } from './feeds.ts';
import { listedDocs } from './listed-docs.ts';
import { config, makeDoc, makeSite } from './test-site.ts';

const dated = (id: string, iso: string) => makeDoc(id, `题 ${id} <&>`, { updated: { iso, text: '' } });
const hidden = makeDoc('CS知识/暗', '暗', { unlisted: true });
const site = makeSite([dated('CS知识/甲', '2025-01-01T00:00:00Z'), dated('CS知识/乙', '2025-02-01T00:00:00Z'), hidden]);
const listing = { config, docs: listedDocs(site) };

describe('lists for machines', () => {
  it('leave unlisted notes out', () => {
    for (const text of [sitemap(listing, ['/']), atomFeed(listing)]) {
      expect(text).not.toContain('%E6%9A%97');
      expect(text).not.toContain('暗');
    }
  });

  it('the sitemap names every page with its whole address and last change', () => {
    const xml = sitemap(listing, ['/', '/术语']);
    expect(xml.match(/<loc>/g)).toHaveLength(4);
    expect(xml).toContain('<loc>https://notes.example/%E7%AC%94%E8%AE%B0/%E6%9C%AF%E8%AF%AD</loc>');
    expect(xml).toContain(
      '<url><loc>https://notes.example/%E7%AC%94%E8%AE%B0/CS%E7%9F%A5%E8%AF%86/%E7%94%B2</loc><lastmod>2025-01-01T00:00:00Z</lastmod></url>',
    );
  });

  it('the feed has the newest first, at most twenty, escaped', () => {
    const many = Array.from({ length: 25 }, (_, i) =>
      dated(`CS知识/${i}`, `2025-01-${String(i + 1).padStart(2, '0')}T00:00:00Z`),
    );
    expect(
      latestNotes(many, 20)
        .map((doc) => doc.id)
        .slice(0, 2),
    ).toEqual(['CS知识/24', 'CS知识/23']);
    expect(atomFeed({ config, docs: many }).match(/<entry>/g)).toHaveLength(20);
    expect(atomFeed(listing)).toContain('<title>题 CS知识/乙 &lt;&amp;&gt;</title>');
  });

  it.each([
    ['2024-01-02', '2024-01-02T00:00:00Z'],
    ['2024-01-02 10:30', '2024-01-02T10:30:00Z'],
    ['2024-01-02T10:30:05', '2024-01-02T10:30:05Z'],
    ['2024-01-02T10:30:05.5+08:00', '2024-01-02T10:30:05.5+08:00'],
    ['2024-01-02 10:30:05z', '2024-01-02T10:30:05Z'],
  ])('every date is one of RFC 3339: %s', (iso, expected) => {
    const xml = atomFeed({ config, docs: [dated('CS知识/甲', iso)] });
    expect([...xml.matchAll(/<updated>(.*?)<\/updated>/g)].map((match) => match[1])).toEqual([expected, expected]);
    expect(sitemap({ config, docs: [dated('CS知识/甲', iso)] }, [])).toContain(`<lastmod>${expected}</lastmod>`);
  });

  it('a date that only JavaScript understands is one of RFC 3339 too', () => {
    for (const iso of ['2024-02-30', '2024-01-02 10:30 GMT', '2024-01-02 24:00']) {
      expect(atomFeed({ config, docs: [dated('CS知识/甲', iso)] })).toMatch(
        /<updated>2024-\d\d-\d\dT(?:[01]\d|2[0-3]):\d\d:\d\d\.000Z<\/updated>/,
      );
    }
  });

  it('robots.txt points to the sitemap below the base', () => {
    expect(robots(config)).toContain('Sitemap: https://notes.example/%E7%AC%94%E8%AE%B0/sitemap.xml');
  });
});
