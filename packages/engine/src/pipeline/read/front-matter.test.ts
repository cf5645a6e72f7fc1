import { describe, expect, it } from 'vitest';
import { splitFrontMatter } from './front-matter.ts';

const issues = (source: string) =>
  splitFrontMatter(source).issues.map((i) =>
    `${i.severity} ${i.line}:${i.column} ${i.rule} ${i.message} ${i.fix ?? ''}`.trim(),
  );

describe('splitFrontMatter', () => {
  it('splits fields from the body and knows the line on which it starts', () => {
    expect(splitFrontMatter('---\ntitle: 一\ntags: [a, b]\n---\n\n# x\n')).toEqual({
      frontMatter: { title: '一', tags: ['a', 'b'] },
      body: '\n# x\n',
      bodyLine: 5,
      issues: [],
    });
  });

  it.each([
    ['nothing', '# x', '# x', 1],
    ['a rule across the page', '---\n\n正文', '---\n\n正文', 1],
    ['an empty one', '---\n---\n正文', '正文', 3],
    ['one with only a comment', '---\n# 注释\n---\n正文', '正文', 4],
    ['no body', '---\ntitle: x\n---', '', 4],
  ])('reads %s', (_name, source, body, bodyLine) => {
    expect(splitFrontMatter(source)).toMatchObject({ body, bodyLine, issues: [] });
  });

  it('accepts every documented field', () => {
    const source = `---
id: a
title: 2048
sidebar_label: 1.10
sidebar_position: 1.5
slug: /a
description: 一句话
keywords: [k]
tags: [{ label: C++, permalink: /cpp }, 智能指针, 11]
image: /a.png
hide_title: true
hide_table_of_contents: false
toc_min_heading_level: 2
toc_max_heading_level: 4
pagination_prev: null
pagination_next: a/b
displayed_sidebar: null
draft: false
unlisted: true
aliases: [/old]
custom_edit_url: null
last_update: { date: 2024-01-31, author: 我 }
---
`;
    const { frontMatter, issues: found } = splitFrontMatter(source);
    expect(found).toEqual([]);
    expect(frontMatter).toMatchObject({
      title: '2048',
      sidebar_label: '1.10',
      sidebar_position: 1.5,
      tags: ['C++', '智能指针', '11'],
      pagination_prev: null,
      last_update: { date: '2024-01-31' },
    });
  });

  it('reports unknown keys and wrong types at their place and keeps the rest', () => {
    const source =
      '---\ntitle: 好\nsidebar_postion: 1\n  \ndraft: "yes"\ntags: a\nlast_update:\n  date: 昨天\ntoc_min_heading_level: 7\n---\n正文';
    expect(issues(source)).toMatchInlineSnapshot(`
      [
        "warning 3:1 front-matter-unknown-key 不认识的键“sidebar_postion”。 是不是要写“sidebar_position”？",
        "error 6:1 front-matter-type “tags”应为数组，得到 字符串 "a"。 改成它要的样子，或删掉这个字段。",
        "error 9:1 front-matter-type “toc_min_heading_level”应为 2 到 6 的整数，得到 7。 改成它要的样子，或删掉这个字段。",
        "error 5:1 front-matter-type “draft”应为 true 或 false，得到 字符串 "yes"。 改成它要的样子，或删掉这个字段。",
        "error 8:3 front-matter-type “last_update.date”应为像 2025-01-31 这样的日期，得到 字符串 "昨天"。 改成它要的样子，或删掉这个字段。",
      ]
    `);
    expect(splitFrontMatter(source).frontMatter).toEqual({ title: '好' });
  });

  it.each([
    ['a tab', '---\ntitle: x\n\tslug: y\n---\n'],
    ['an open bracket', '---\ntitle: [a\n---\n'],
    ['a key written twice', '---\ntitle: a\ntitle: b\n---\n'],
    ['a list', '---\n- a\n---\n'],
    ['a text', '---\n只是文字\n---\n'],
    ['a colon in a text', '---\ntitle: a: b\n---\n'],
    [
      'an alias bomb',
      `---\na: &a [x,x,x,x,x,x,x,x,x]\nb: &b [*a,*a,*a,*a,*a,*a,*a,*a,*a]\nc: &c [*b,*b,*b,*b,*b,*b,*b,*b,*b]\nd: [*c,*c,*c,*c,*c]\n---\n`,
    ],
    ['a name that is not there', '---\ntitle: *b\n---\n'],
    ['a mark before a reference', '---\na: &a 1\nb: !x *a\n---\n'],
    ['a line too much', '---\ntitle: a\n...\nb: c\n---\n'],
    ['lines within brackets', '---\ntags: [\n- a\n]\n---\n'],
    ['no end', '---\ntitle: a\n\n# 正文'],
  ])('reports malformed YAML with its place: %s', (_name, source) => {
    const [first = ''] = issues(source);
    expect(first).toMatch(/^error \d+:\d+ front-matter-yaml /);
    // What the parser says is English.
    expect(first.split('：').slice(1).join()).not.toMatch(/[a-z]{4}/);
  });

  it('places a mistake behind a quoted text of several lines', () => {
    const found = issues('---\n"\n"\n  b\ntitle: 题\n---\n').map((issue) => issue.split(' ')[1]);
    expect(found).toEqual(['4:3', '5:6', '5:8']);
  });
});
