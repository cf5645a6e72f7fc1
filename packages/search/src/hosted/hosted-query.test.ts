import { describe, expect, it } from 'vitest';
import { fittingQuery, hostedQueries } from './hosted-query.ts';

describe('hostedQueries', () => {
  it('filters by language and docs tag, groups sections by page and counts them beside', () => {
    const [pages, sections, sidebars] = hostedQueries({ query: '指针', limit: 20 }, 'notes');
    const facetFilters = ['language:zh-Hans', ['docusaurus_tag:default', 'docusaurus_tag:docs-default-current']];
    expect(pages).toMatchObject({
      indexName: 'notes',
      query: '指针',
      facetFilters,
      distinct: 3,
      hitsPerPage: 20,
      page: 0,
    });
    expect(sections).toMatchObject({ facetFilters, distinct: false, hitsPerPage: 1, facets: ['url_without_anchor'] });
    expect(sidebars).toMatchObject({ facetFilters, distinct: 1, facets: ['sidebar'], facetingAfterDistinct: true });
  });

  it('counts in all sidebars when one is chosen', () => {
    const [pages, , everywhere] = hostedQueries({ query: 'a', limit: 5, sidebars: ['x', 'y'] }, 'notes');
    expect(pages?.facetFilters.at(-1)).toEqual(['sidebar:x', 'sidebar:y']);
    expect(JSON.stringify(everywhere?.facetFilters)).not.toContain('sidebar');
    expect(everywhere).toMatchObject({ distinct: 1, facets: ['sidebar'] });
  });

  it.each([
    [40, { page: 2, hitsPerPage: 20 }],
    [30, { page: 0, hitsPerPage: 50 }],
  ])('reads on from page %i', (offset, expected) => {
    expect(hostedQueries({ query: 'a', limit: 20, offset }, 'notes')[0]).toMatchObject(expected);
  });
});

describe('fittingQuery', () => {
  const bytes = (text: string) => new TextEncoder().encode(text).length;

  it('keeps what the service takes', () => {
    expect(fittingQuery(' 智能指针 C++ ')).toBe('智能指针 C++');
  });

  it.each(['长'.repeat(10_000), `${'a'.repeat(511)}😀`, '😀'.repeat(300)])(
    'cuts at 512 bytes between characters',
    (text) => {
      const query = fittingQuery(text);
      expect(bytes(query)).toBeGreaterThan(505);
      expect(bytes(query)).toBeLessThanOrEqual(512);
      expect(text.startsWith(query)).toBe(true);
    },
  );

  it('makes lone surrogates well-formed', () => {
    expect(fittingQuery('a\uD800b')).toBe('a\uFFFDb');
  });
});
