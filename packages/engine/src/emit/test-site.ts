/** A small site as data, for tests of this folder. */
import type { SiteConfig } from '../config/schema.ts';
import { OUR_ADDRESSES } from '../pipeline/read/doc-path.ts';
import type { Doc, Site } from '../pipeline/types.ts';

export const config: SiteConfig = {
  lang: 'zh-CN',
  title: '笔记 & 练习',
  tagline: '天天向上',
  url: 'https://notes.example',
  baseUrl: '/笔记/',
  navbar: { hideOnScroll: false, items: [] },
  sidebars: [{ id: 'cs', label: 'CS知识', folder: 'CS知识', intro: 'CS知识/intro', description: '基础' }],
  footer: { style: 'dark', html: '', copyright: '', links: [] },
  colorMode: { defaultMode: 'light', disableSwitch: false, respectSystem: false },
  versions: ['current'],
  favicon: { svg: '/icon.svg' },
  image: '/cover.png',
  locale: {
    label: '简体中文',
    direction: 'ltr',
    htmlLang: 'zh-Hans',
    calendar: 'gregory',
    path: 'zh-Hans',
    translate: false,
  },
  codeTheme: { light: 'paper', dark: 'night' },
  extraLanguages: [],
  formulas: 'all',
  toc: { min: 2, max: 3 },
  editUrl: '',
  historyUrl: '',
  changeSubject: false,
  reportUrl: '',
  head: [{ tag: 'meta', attributes: { name: 'verify', content: 'a"b' } }],
  stylesheets: ['https://cdn.example/x.css'],
  mainDocId: 'CS知识/intro',
  allowedFolders: [],
  trustedFiles: [],
  components: {},
  strict: true,
  rules: {},
  addresses: OUR_ADDRESSES,
  exclude: [],
  options: {},
  buildOptions: {},
};

/** A note's doc with a title and an id; the rest may be changed. */
export function makeDoc(id: string, title: string, changes: Partial<Doc> = {}): Doc {
  return {
    id,
    path: `/${id}`,
    sidebar: 'cs',
    note: {
      file: `${id}.md`,
      absolute: `/notes/${id}.md`,
      frontMatter: {},
      bodyLine: 1,
      id,
      path: `/${id}`,
      hash: 'h',
      bytes: 1234,
    },
    summary: {
      title,
      description: `关于${title}`,
      toc: [{ id: 'a', text: '甲', level: 2 }],
      ids: ['a'],
      links: [],
      assets: [],
      dependencies: [],
      mediaHosts: [],
      hasMath: false,
      facts: {},
      readingMinutes: 3,
      hanCount: 100,
      problems: [],
      cacheKey: `x/${id}`,
    },
    breadcrumbs: [{ title: 'CS知识', path: '/CS知识/intro' }, { title }],
    unlisted: false,
    aliases: [],
    route: 7,
    ...changes,
  };
}

/** A site of the given docs. */
export function makeSite(docs: Doc[]): Site {
  const items = docs.map((doc) => ({ label: doc.summary.title, path: doc.path }));
  return {
    config,
    docs,
    sidebars: { cs: [{ label: '组', path: '/CS知识/组/', group: true, items }] },
    model: {
      version: {},
      locale: {},
      routes: [],
      metadata: {},
    },
    moved: {},
    fixedRoutes: { '/': 1, '/search': 2, '/404': 3, '/复习': 4, '/质量': 5 },
    prepared: {},
    data: {},
    synonyms: [],
    pictures: {},
    statics: [],
    places: [],
    problems: [],
  };
}
