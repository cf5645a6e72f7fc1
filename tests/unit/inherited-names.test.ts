import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { ownOptions, parseOptions } from '../../packages/engine/src/cli/options.ts';
import { siteOf } from '../../packages/engine/src/pipeline/testing.ts';
import { contentType } from '../../packages/engine/src/server/content-type.ts';
import type { ShellConfig } from '../../packages/engine/src/shared/site.ts';
import { groupKey, isOpen } from '../../packages/engine/src/shell/layout/open-groups.ts';
import { runProgram } from '../../packages/labs/src/event-loop/model.ts';
import { memoryLink } from '../../packages/labs/src/memory-layout/link.ts';
import { writeJsonLink } from '../../packages/labs/src/model/json-link.ts';
import { readSliders, valuesOf } from '../../packages/labs/src/shader-editor/source.ts';
import { analysePage, indexOf } from '../../packages/search/src/emit/in-memory.ts';
import { toAnswer } from '../../packages/search/src/hosted/hosted-answer.ts';
import { createAliases } from '../../packages/search/src/index/aliases.ts';
import { createEngine } from '../../packages/search/src/query/engine.ts';
import type { Answer } from '../../packages/search/src/types.ts';
import { Filters } from '../../packages/search/src/ui/Filters.tsx';
import { NothingFound } from '../../packages/search/src/ui/NothingFound.tsx';
import { sidebarsIn } from '../../packages/search/src/ui/search-address.ts';

const NAMES = ['constructor', '__proto__', 'toString', 'hasOwnProperty', 'valueOf', 'isPrototypeOf'];

const shell = (name: string) =>
  ({
    ...{ baseUrl: '/', reportUrl: `https://a.cn/?a={${name}}&b={title}` },
    sidebars: [
      { id: name, label: '甲', folder: '甲' },
      { id: 'other', label: '乙', folder: '乙' },
    ],
  }) as unknown as ShellConfig;
const nothing: Answer = {
  ...{ query: '问', pages: [], pagesTotal: 0, hitsTotal: 0, countBySidebar: {} },
  engine: 'embedded',
};
const ignore = () => undefined;

function engineOf(sidebar: string, text: string) {
  const aliases = createAliases([[text, '同义']]);
  const section = { id: '', heading: text, text: `${text} 正文`, code: '' };
  const page = { path: `/${sidebar}`, title: text, breadcrumb: [], sidebar, sections: [section] };
  const files = indexOf([analysePage(page, aliases)], [[text, '同义']]);
  return createEngine({ baseUrl: '/', fetchFile: async (path) => new Uint8Array(files.get(path) as Buffer) });
}

/** A place where authors' or readers' words are keys, what it gives for a word, and what is right. */
const PLACES: [place: string, give: (name: string) => unknown, right: (name: string) => unknown][] = [
  [
    'a sidebar’s id',
    async (id) => {
      const tree = { 'content/甲/intro.md': `---\ndisplayed_sidebar: ${id}\n---\n# 题` };
      const site = await siteOf(tree, { sidebars: [{ id, label: '甲', folder: '甲' }] });
      return [Object.keys(site.sidebars), site.docs[0]?.sidebar];
    },
    (id) => [[id], id],
  ],
  [
    'tags, aliases, ids and unknown keys of the front matter',
    async (name) => {
      const head = `tags: [${name}]\naliases: [/${name}]\nid: ${name}\nsidebar_label: ${name}\n${name}: 1`;
      const { docs, problems } = await siteOf({ 'content/a.md': `---\n${head}\n---\n# 题` });
      const rules = problems.map(({ rule }) => rule).filter((rule) => rule.startsWith('front-matter'));
      return [docs[0]?.id, docs[0]?.aliases, docs[0]?.note?.frontMatter.tags, rules];
    },
    (name) => [name, [`/${name}`], [name], ['front-matter-unknown-key']],
  ],
  [
    'a search’s word and a sidebar’s number of hits',
    async (name) => {
      const answer = await engineOf(name, name).search({ query: name, limit: 5 });
      return [answer.pages.length, Object.entries(answer.countBySidebar)];
    },
    (name) => [1, [[name, 1]]],
  ],
  [
    'a number of hits from the search service',
    (name) => {
      const facets = { sidebar: Object.fromEntries([[name, 3]]) };
      const none = { hits: [], nbHits: 0 };
      return Object.entries(
        toAnswer([none, none, { ...none, facets }], { query: 'a', limit: 1 }, shell(name)).countBySidebar,
      );
    },
    (name) => [[name, 3]],
  ],
  [
    'the filter of a search by a sidebar without hits',
    (name) => {
      const props = { site: shell(name), answer: nothing, chosen: ['other'], onChoose: ignore };
      return renderToStaticMarkup(createElement(Filters, props)).match(/<span class="count">[^<]*<\/span>/g);
    },
    () => ['<span class="count">0</span>'],
  ],
  [
    'the filter in an address',
    (name) => [sidebarsIn(shell(name), `sidebar=${name}`), sidebarsIn(shell('x'), `sidebar=${name}`)],
    () => [[], []],
  ],
  [
    'a place in the report’s address',
    (name) => {
      const props = { site: shell(name), answer: nothing, isFiltered: false, onSearch: ignore, onClearFilter: ignore };
      return /href="([^"]*)"/.exec(renderToStaticMarkup(createElement(NothingFound, props)))?.[1];
    },
    () => `https://a.cn/?a=&amp;b=${encodeURIComponent('搜索不到：问')}`,
  ],
  [
    'a group of a sidebar',
    (label) => isOpen({ label, group: true }, groupKey('', { label }), { groups: {}, path: '/a' }),
    () => false,
  ],
  ['the ending of a file’s name', (name) => contentType(`a.${name}`), () => 'application/octet-stream'],
  [
    'an option on the command line',
    (name) => {
      try {
        return parseOptions([`--${name}=1`], ownOptions('help'));
      } catch (error) {
        return (error as Error).constructor.name;
      }
    },
    () => 'UsageError',
  ],
  [
    'an event of a program from a link',
    (event) => {
      const steps = runProgram([
        { do: 'off', event, handler: 'a' },
        { do: 'emit', event },
        { do: 'on', event, handler: 'a', body: [{ do: 'log', text: event }] },
        { do: 'emit', event },
      ]);
      return steps.at(-1)?.log;
    },
    (event) => [event],
  ],
  [
    'a shader’s parameter',
    (name) => Object.entries(valuesOf(readSliders(`uniform float ${name}; // 0..4 = 1`), {})),
    (name) => [[name, 1]],
  ],
  [
    'a member’s type from a link',
    (type) =>
      memoryLink.read(
        writeJsonLink({
          shown: 'A',
          classes: [{ name: 'A', bases: [], polymorphic: false, hasConstructor: false, fields: [{ name: 'a', type }] }],
        }) ?? '',
      ),
    () => undefined,
  ],
];

describe('a name that every object has is no more than a name', () => {
  it.each(PLACES)('as %s', async (_place, give, right) => {
    for (const name of NAMES) expect(await give(name), name).toEqual(right(name));
  });
});
