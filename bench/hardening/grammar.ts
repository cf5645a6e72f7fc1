/** Texts that look like notes: Markdown and what each engine has besides, in any order, mostly unfinished. */
import fc from 'fast-check';
import type { DialectName } from '../../packages/engine/src/shared/dialects.ts';

const MARKDOWN = [
  ...['字', 'a b', '“甲”', '12:30', '$5', '$a^2$', 'https://a.cn/b，', 'www.a.cn', 'a@b.cn', '&amp;', '&#0;', '\\*'],
  ...['*', '**', '_', '~~', '`', '``', '[', ']', '](', '![', '<', '>', '|', '\\', '{', '}', '#', '\u0000', '\t', '😀'],
  ...['[a](./b.md)', '[a](javascript:alert(1))', '![a](b.png)', '[^a]', '<https://a.cn>', '<java\nscript:alert(1)>'],
  ...['<b>', '</b>', '<script>alert(1)</script>', '<img src=x onerror=alert(1)>', '<a href=" javascript:alert(1)">'],
  ...['<svg onload=alert(1)>', '<!--', '-->', '<?php', '?>', '<![CDATA[', ']]>', '<style>', '<iframe srcdoc="<b>">'],
  ...[
    '<math><mtext></form><mglyph>',
    '<x-element data-i=0>',
    '<div style="a" onclick="b">',
    '<p title="</p><script>">',
  ],
];
const STARTS = [
  ...['', '', '# ', '## ', '- ', '1. ', '> ', '    ', '\t', '- [ ] ', '| a |\n| - |\n| ', '[^a]: ', '[a]: ', '---\n'],
  ...[':::note ', ':::tabs\n', '::tab[', ':::\n', '```js\n', '```\n', '~~~', '$$\n', '<details>\n', '> [!NOTE]\n> '],
];

const MDX = [
  ...[
    "import A from './a.mdx'\n",
    "import P from './_p.md'\n\n",
    "export const a = 'b'\n\n",
    'export default () => {\n',
  ],
  ...['{a}', '{/* a */}', '{', '}', '{`', '`}', "{require('./a.png').default}", '{children}', '{1 +', '{"<script>"}'],
  ...[
    '<Tabs>\n',
    '<TabItem value="a" label="甲">\n',
    '</TabItem>\n',
    '</Tabs>\n',
    '<Admonition type="tip">',
    '<A/>',
    '<A>',
  ],
  ...[
    '</A>',
    '<>',
    '</>',
    '<A.B c={d}>',
    '<b onClick={() => alert(1)}>',
    '<X {...props} />',
    '<a href={"javascript:a"}>',
  ],
  ...[
    "<div dangerouslySetInnerHTML={{__html: '<img onerror=a>'}} />",
    '<div style={{a: 1}}>',
    '<script>{`a`}</script>',
  ],
  ...[
    '<CodeBlock language="js">{`a`}</CodeBlock>',
    '<DocCardList />',
    '```mdx-code-block\n',
    '<img src={useBaseUrl("/a")} />',
    '{#id}',
  ],
];
const VUE = [
  ...[
    '::: tip 甲 {open}\n',
    '::: code-group\n',
    ':::\n',
    '@tab 甲#a\n',
    '@tab:active\n',
    '<<< @/a.js#b{1} [c]\n',
    '[[toc]]',
  ],
  ...[
    '<Badge text="<script>" />',
    '<Badge>',
    '</Badge>',
    '{{ a }}',
    '<script setup>\n',
    '<A :b="c" @click="d">',
    '</A>',
  ],
  ...['<!-- @include: ./a.md -->', '{#b}', '```js:line-numbers {1} [a]\n', '```js [a"b]\n', ':tada:', '<a v-html="b">'],
];
const MKDOCS = [
  ...[
    '!!! note "甲"\n',
    '??? tip\n',
    '    ',
    '=== "甲"\n',
    '===! "<script>"\n',
    ':   ',
    '--8<-- "a.md"\n',
    '--8<-- "../../a"\n',
  ],
  ...[
    '{ .a #b width="3" }',
    '{',
    '==a==',
    '==',
    '^^',
    '++ctrl+"<b>"++',
    '++',
    '*[HTML]: <script>\n\n',
    'HTML',
    '[TOC]',
  ],
  ...[
    '\\(a\\)',
    '\\(',
    '\\[\n',
    ':material-a:{ .b }',
    ':tada:',
    '```{.py hl_lines="1"}\n',
    '{ onclick="a" }',
    '*[a"b]: "c\n\n',
  ],
];
const OBSIDIAN = [
  ...[
    '[[a]]',
    '![[a]]',
    '![[a#b]]',
    '[[a|b#c^d]]',
    '[[',
    ']]',
    '![[a.png|100x50]]',
    '[[javascript:alert(1)]]',
    '[[../../a]]',
  ],
  ...[
    '> [!note]- a\n',
    '> [!tip|b]+\n',
    '%%',
    '%%\n',
    ' ^id\n',
    '==a==',
    '==',
    '#tag',
    '![a|300](b.png)',
    '[[a"onclick=b]]',
  ],
];

const OWN: Readonly<Record<DialectName, readonly string[]>> = {
  docusaurus: MDX,
  mkdocs: MKDOCS,
  obsidian: OBSIDIAN,
  starlight: MDX,
  vitepress: VUE,
  vuepress: VUE,
};

/** Notes of an engine; of ours without one. */
export function notesOf(dialect: DialectName | undefined): fc.Arbitrary<string> {
  const own = dialect ? OWN[dialect] : [];
  const piece = fc.oneof(
    { weight: 3, arbitrary: fc.constantFrom(...MARKDOWN) },
    ...(own.length > 0 ? [{ weight: 4, arbitrary: fc.constantFrom(...own) }] : []),
  );
  const line = fc
    .tuple(fc.array(fc.constantFrom(...STARTS), { maxLength: 2 }), fc.array(piece, { maxLength: 5 }))
    .map(([starts, pieces]) => starts.join('') + pieces.join(''));
  const end = fc.constantFrom('\n', '\n', '\n\n', '\r\n', ' ');
  return fc.array(fc.tuple(line, end), { maxLength: 10 }).map((lines) => lines.flat().join(''));
}
