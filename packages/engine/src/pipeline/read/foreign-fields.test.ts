import { describe, expect, it } from 'vitest';
import { siteOf } from '../testing.ts';
import { ownFields } from './foreign-fields.ts';

describe('front matter of another engine', () => {
  it('says the same in our words', () => {
    const starlight = {
      title: '甲',
      sidebar: { order: 2, label: '短' },
      tableOfContents: false,
      prev: false,
      hero: {},
    };
    expect(ownFields(starlight, 'starlight')).toEqual({
      ...{ title: '甲', sidebar_position: 2, sidebar_label: '短' },
      ...{ hide_table_of_contents: true, pagination_prev: null },
    });
    expect(ownFields({ order: 1, shortTitle: '短', permalink: '/x/', icon: 'a', date: '2024' }, 'vuepress')).toEqual({
      ...{ sidebar_position: 1, sidebar_label: '短', slug: '/x/' },
    });
    expect(ownFields({ dir: { text: '组', order: 3 }, redirectFrom: '/old.html' }, 'vuepress')).toEqual({
      ...{ sidebar_label: '组', sidebar_position: 3, aliases: ['/old'] },
    });
    expect(ownFields({ outline: 'deep', layout: 'doc', next: { text: 'a' } }, 'vitepress')).toEqual({
      ...{ toc_min_heading_level: 2, toc_max_heading_level: 6 },
    });
    expect(ownFields({ hide: ['navigation', 'toc'], icon: 'x' }, 'mkdocs')).toEqual({ hide_table_of_contents: true });
    expect(ownFields({ aliases: ['别名'], tags: ['a'] }, 'obsidian')).toEqual({ tags: ['a'] });
  });

  it('gives way to ours, and is unknown without its dialect', () => {
    expect(ownFields({ order: 1, sidebar_position: 3 }, 'vuepress')).toEqual({ sidebar_position: 3 });
    expect(ownFields({ order: 1 }, undefined)).toEqual({ order: 1 });
    expect(ownFields('文字', 'vuepress')).toBe('文字');
  });

  it('orders the notes', async () => {
    const tree = { 'content/A/x.md': '---\norder: 2\n---\n# 甲', 'content/A/y.md': '---\norder: 1\n---\n# 乙' };
    const sidebars = [{ id: 'a', label: '甲', folder: 'A', intro: 'A/x' }];
    const site = await siteOf(tree, { sidebars, dialect: 'vuepress' });
    expect(site.sidebars.a?.map(({ label }) => label)).toEqual(['乙', '甲']);
    expect(site.problems).toEqual([]);
    expect((await siteOf(tree, { sidebars })).problems.map(({ rule }) => rule)).toContain('front-matter-unknown-key');
  });
});
