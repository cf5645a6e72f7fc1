/** Shape of `site.config.ts`: what the author writes, its defaults, and what the engine gets. */
import * as v from 'valibot';
import { DIALECTS, type DialectName, FORMULAS, type Formulas } from '../shared/dialects.ts';
import type { FooterConfig, ShellConfig, SidebarConfig } from '../shared/site.ts';
import { words } from '../words/configuration.ts';
import { LANGUAGES, type Language } from '../words/follow.ts';
import {
  attributeName,
  base,
  dataName,
  dataValue,
  filled,
  folder,
  level,
  link,
  origin,
  ownFile,
  pattern,
  resource,
  text,
} from './fields.ts';
import { isListedFeature, type ListedFeature } from './listed-feature.ts';
import { type SidebarItem, sidebarItems } from './sidebar-items.ts';

/** A sidebar with what only the build needs of it. */
export interface ListedSidebar extends SidebarConfig {
  /** Its entries as the author lists them; absent: those of its folder. */
  items?: SidebarItem[];
}

export interface SiteConfig extends ShellConfig {
  /** Language of its own words. */
  lang: Language;
  sidebars: ListedSidebar[];
  footer: FooterConfig;
  /** As `options`, of features whose options only the build needs. */
  buildOptions: Record<string, unknown>;
  /** Paths below `static/`. */
  favicon: { svg?: string; ico?: string; appleTouch?: string };
  /** Default Open Graph image, path below `static/` or an address. */
  image: string;
  /** True: flaws stop the build. */
  strict: boolean;
  /** What rules weigh, by name. */
  rules: Record<string, RuleLevel>;
  addresses: AddressRules;
  /** Globs of what holds no notes, from the content folder. */
  exclude: string[];
  /** What components of the author's are, by their names. */
  components: Record<string, string>;
  /** Engine for which the notes were written. */
  dialect?: DialectName | undefined;
  formulas: Formulas;
  /** The only locale. */
  locale: { label: string; direction: 'ltr'; htmlLang: string; calendar: string; path: string; translate: false };
  /** Names of the code themes for light and for dark. */
  codeTheme: { light: 'paper' | 'quiet'; dark: 'night' | 'quiet' };
  extraLanguages: string[];
  toc: { min: number; max: number };
  /** Patterns as `reportUrl`. */
  editUrl: string;
  historyUrl: string;
  /** Whether a note's last change is told with the subject line of its commit. */
  changeSubject: boolean;
  /** Extra tags for `<head>`, e.g. search-engine verification. */
  head: { tag: 'meta' | 'link'; attributes: Record<string, string> }[];
  /** Foreign or own style sheets; a foreign host opens the CSP for exactly that host. */
  stylesheets: string[];
  /** Id of the main doc. */
  mainDocId: string;
  /** Folders besides the content and the static one whose files may be read for output; absolute. */
  allowedFolders: string[];
  /** Files of the static folder that browsers may run as this site's own. */
  trustedFiles: string[];
}

const side = v.optional(v.picklist(['left', 'right']), 'left');

const navbarItem = v.variant('type', [
  v.object({
    /** Link to a sidebar's first page. */
    type: v.literal('docSidebar'),
    /** `id` of the sidebar. */
    sidebarId: filled,
    /** What readers see; default: the sidebar's label. */
    label: v.optional(text),
    /** End of the bar at which it stands. */
    position: side,
  }),
  v.object({
    /** Link to a foreign site or to a path of this one. */
    type: v.literal('link'),
    /** Where it leads. */
    href: link,
    /** What readers see. */
    label: filled,
    /** End of the bar at which it stands. */
    position: side,
  }),
]);

const navbar = v.object({
  /** True: the bar leaves while readers scroll down. */
  hideOnScroll: v.optional(v.boolean(), false),
  /** Its links, in their order. */
  items: v.optional(v.array(navbarItem), []),
});

const favicon = v.object({
  /** For current browsers. */
  svg: v.optional(link),
  /** For older ones. */
  ico: v.optional(link),
  /** For the home screens of iPhone and iPad: 180 × 180, PNG. */
  appleTouch: v.optional(link),
});

const sidebar = v.object({
  /** Name by which the navbar and `displayed_sidebar` call it. */
  id: v.pipe(
    v.string(),
    v.check(
      (value) => /^[\w-]+$/.test(value),
      () => words.name,
    ),
  ),
  /** What readers see. */
  label: filled,
  /** Folder below the content folder; `.`, the default, for all of it. */
  folder: v.optional(folder, '.'),
  /** Its entries in their order, instead of those of the folder: `'a/b'`, `{ group: '甲', items: ['a/c'] }`, `{ folder: 'd' }`. */
  items: v.optional(sidebarItems),
  /** Id of the section's first page; default: `intro` in the folder. */
  intro: v.optional(filled),
  /** One sentence for the home page. */
  description: v.optional(text),
  /** Its picture on the home page: an SVG below `static/`, coloured by the page's variables; default: a book. */
  picture: v.optional(ownFile),
});

const addresses = v.object({
  /** False: `2-sat.md` keeps its number in the address. */
  numberPrefixes: v.optional(v.boolean(), true),
  /** True: `a/a.md` is the page of its folder, as `a/index.md` is; false: a page like any other. */
  folderNotes: v.optional(v.boolean(), true),
  /** True: pages end in a slash, `/a/b/`. */
  trailingSlash: v.optional(v.boolean(), false),
  /** Which `README.md` are the page of their folder: those below the top, that at the top too, or none. */
  readmes: v.optional(v.picklist(['folders', 'all', 'none']), 'folders'),
  /** Files that have the address of another: `{ 'en/:rest*': ':rest*' }`; `:name` is one part of a path, `:name*` any number, once in a pattern. */
  rewrites: v.optional(v.record(filled, filled), {}),
  /** True: headings of notes written for MkDocs are named in their own letters, as its `slugify` may say; else `_1`, `_2`. */
  unicodeIds: v.optional(v.boolean(), false),
});
/** How addresses come from the names of files. */
export type AddressRules = v.InferOutput<typeof addresses>;

const footerLink = v.object({
  /** What readers see. */
  label: filled,
  /** Where it leads. */
  href: link,
});

const footer = v.object({
  /** Colours of the footer. */
  style: v.optional(v.picklist(['dark', 'light']), 'dark'),
  /** HTML of the copyright line; only a, b, strong, em, br, span and code stay. */
  copyright: v.optional(text, ''),
  /** ICP filing number, e.g. 京ICP备00000000号; empty: not filled in yet, and `build` says so. */
  icp: v.optional(text),
  /** Public-security filing number, e.g. 京公网安备00000000000000号; empty as above. */
  police: v.optional(text),
  /** Links above the copyright line. */
  links: v.optional(v.array(footerLink), []),
});

const colorMode = v.object({
  /** Mode of a reader who has not chosen. */
  defaultMode: v.optional(v.picklist(['light', 'dark']), 'light'),
  /** True: no switch, and a stored choice is cleared. */
  disableSwitch: v.optional(v.boolean(), false),
  /** True: the switch has a third place that follows the system. */
  respectSystem: v.optional(v.boolean(), false),
});

const announcementBar = v.object({
  /** Its name: readers who closed it see it again under another one. */
  id: filled,
  /** HTML of the line; what stays is as in `footer.copyright`. */
  content: filled,
  /** False: no button closes it. */
  closeable: v.optional(v.boolean(), true),
});

const codeTheme = v.object({
  /** In light mode. */
  light: v.optional(v.picklist(['paper', 'quiet']), 'paper'),
  /** In dark mode. */
  dark: v.optional(v.picklist(['night', 'quiet']), 'night'),
});

const toc = v.object({
  /** Highest level shown: 2 is `##`. */
  min: v.optional(level, 2),
  /** Lowest level shown. */
  max: v.optional(level, 3),
});

const headTag = v.object({
  /** Name of the element. */
  tag: v.picklist(['meta', 'link']),
  /** Its attributes; none that runs something. */
  attributes: v.record(attributeName, v.string()),
});

const comments = v.object({
  /** Name of the service, shown to scripts as `data-provider`. */
  provider: filled,
  /** Address of its script, loaded when the slot comes near the view. */
  script: v.optional(resource),
  /** Address of its style sheet; never blocks paint. */
  stylesheet: v.optional(resource),
  /** Handed to the script as `data-` attributes. */
  options: v.optional(v.record(dataName, dataValue), {}),
});

/** What a rule's problems weigh; `off`: nothing is said. */
const ruleLevel = v.picklist(['off', 'info', 'warn', 'error']);
export type RuleLevel = v.InferOutput<typeof ruleLevel>;

const componentName = v.pipe(
  v.string(),
  v.check(
    (value) => /^[A-Z][\w.]*$/.test(value),
    () => words.componentName,
  ),
);

const feature = v.custom<ListedFeature>(isListedFeature, () => words.feature);

/** Every field of `site.config.ts`. */
export const siteSchema = v.object({
  /** Language of the site's own words and of what a build says; default: the machine's, else Chinese. */
  lang: v.optional(v.picklist(LANGUAGES)),
  /** Name of the site. */
  title: filled,
  /** One sentence under the name on the home page. */
  tagline: v.optional(text, ''),
  /** Icons, as paths below `static/`. */
  favicon: v.optional(favicon, {}),
  /** Default Open Graph image: path below `static/` or an address; empty: none. */
  image: v.optional(v.union([v.literal(''), link]), ''),
  /** What the site has besides notes: `[search(), review()]`, each from a package of its own. */
  features: v.optional(v.array(feature), []),
  /** True: what is only a flaw (a dead link, an image without alt, an unknown word) stops the build too. */
  strict: v.optional(v.boolean(), false),
  /** What rules weigh, by the names that the report shows: `{ 'image-alt': 'off', 'dead-link': 'error' }`. */
  rules: v.optional(v.record(v.string(), ruleLevel), {}),
  /** How addresses come from the names of files. */
  addresses: v.optional(addresses, {}),
  /** Folder of the notes, relative to this file; default: `content`. */
  content: v.optional(filled),
  /** Files of that folder that are no notes, as globs relative to it: `['drafts', 'C++/*.draft.md']`. */
  exclude: v.optional(v.array(filled), []),
  /** Folder of the files that are copied as they are, relative to this file; default: `static`. */
  static: v.optional(filled),
  /**
   * What components of MDX are: an admonition of ours (`{ Hint: 'tip' }`), or a module of the author's that React renders
   * at build (`{ Card: './Card.tsx' }`, relative to this file); no script of it reaches readers.
   */
  components: v.optional(v.record(componentName, filled), {}),
  /** Engine for which the notes were written, whose syntax is read besides our own. */
  dialect: v.optional(v.picklist(DIALECTS)),
  /** Which dollars make formulas: `$…$` and `$$…$$`, the second only, or none; another engine's folder is read as that engine does. */
  formulas: v.optional(v.picklist(FORMULAS), 'all'),
  /** Origin of the published site, e.g. https://notes.example.com. */
  url: origin,
  /** Path below which the site lies. */
  baseUrl: v.optional(base, '/'),
  /** The bar at the top. */
  navbar: v.optional(navbar, {}),
  /** One for each top-level folder of notes. */
  sidebars: v.optional(v.array(sidebar), []),
  /** The foot of every page. */
  footer: v.optional(footer, {}),
  /** Light and dark. */
  colorMode: v.optional(colorMode, {}),
  /** A line above the navbar; absent: none. */
  announcementBar: v.optional(announcementBar),
  /** Code themes: many colours (`paper` in light, `night` in dark), or few (`quiet`). */
  codeTheme: v.optional(codeTheme, {}),
  /** Grammars notes may use besides the built-in ones. */
  extraLanguages: v.optional(v.array(filled), ['cpp', 'lua', 'csharp', 'glsl', 'hlsl', 'bash', 'cmake', 'ini']),
  /** Heading levels of the outline. */
  toc: v.optional(toc, {}),
  /** Address pattern of “编辑此页”: `{file}`, `{path}`, `{title}`; empty: no link. */
  editUrl: v.optional(pattern, ''),
  /** Address pattern of “修改记录”, a note's history: `{file}`, `{path}`, `{title}`; empty: no link. Only notes whose last commit is known have it. */
  historyUrl: v.optional(pattern, ''),
  /** True: under a note stands what its last commit changed, the commit's subject line, beside the date. */
  changeSubject: v.optional(v.boolean(), false),
  /** Address pattern of “报告问题”: `{file}`, `{path}`, `{title}`; empty: no link. */
  reportUrl: v.optional(pattern, ''),
  /** Folders besides the content and the static one whose files notes may show and link to; relative to this file. */
  allowedFolders: v.optional(v.array(filled), []),
  /** Files of the static folder that browsers may run as this site's own, e.g. '/google123.html'. */
  trustedFiles: v.optional(v.array(ownFile), []),
  /** Extra tags of `<head>`, e.g. a search engine's verification. */
  head: v.optional(v.array(headTag), []),
  /** Extra style sheets; a foreign host is opened in the CSP, and no sheet blocks paint. */
  stylesheets: v.optional(v.array(resource), []),
  /** A lazy slot under each note; absent: none. */
  comments: v.optional(comments),
  /** Id of the main doc; default: the first sidebar's intro. */
  mainDocId: v.optional(filled),
  /** Versions a stored preference may name. */
  versions: v.optional(v.array(filled), ['current']),
});

/** What an author writes in `site.config.ts`. */
export type UserConfig = v.InferInput<typeof siteSchema>;
/** The same after defaults, before labels and ids that depend on other fields are filled in. */
export type ParsedConfig = v.InferOutput<typeof siteSchema>;
