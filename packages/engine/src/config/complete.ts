/** From what the author wrote to what the engine uses: defaults, names that come from other fields, safe HTML. */
import * as v from 'valibot';
import { nearest } from '../shared/nearest.ts';
import type { NavbarItem, SidebarConfig } from '../shared/site.ts';
import { words as told } from '../words/configuration.ts';
import { speak, spokenLanguage } from '../words/follow.ts';
import { words } from '../words/notes.ts';
import { didYouMean, listed, listedOrNone } from '../words/phrases.ts';
import type { ConfigFeature } from './config-feature.ts';
import type { ConfigIssue } from './config-issue.ts';
import { footerHtml } from './footer-html.ts';
import { languageOf } from './language.ts';
import { isListedFeature, listedFeatures } from './listed-feature.ts';
import { sanitizeHtml } from './safe-html.ts';
import { type ListedSidebar, type ParsedConfig, type SiteConfig, siteSchema, type UserConfig } from './schema.ts';
import { listedDocIds } from './sidebar-items.ts';
import { type Issue, validate } from './validate.ts';

/** Stand in while required fields are missing, so that all other problems still show. */
const placeholders = (): UserConfig => ({ title: words.unnamed, url: 'http://localhost' });

/** Validates a configuration object and fills it in. */
export function completeConfig(
  value: unknown,
  features: readonly ConfigFeature[] = [],
): { config: SiteConfig; issues: ConfigIssue[] } {
  speak(languageOf(value));
  const schema = schemaWith(features);
  const isObject = value !== null && typeof value === 'object' && !Array.isArray(value);
  const written = isObject ? { ...value, ...optionsOf(value, features) } : value;
  const first = validate(schema, written);
  const filled = { ...placeholders(), ...(isObject ? written : {}) };
  const parsed = first.output ?? validate(schema, filled).output;
  const readable = parsed ? features : features.filter((feature) => isReadable(feature, filled));
  const usable =
    parsed ??
    validate(schemaWith(readable), filled).output ??
    (validate(schemaWith([]), placeholders()).output as ParsedConfig);
  const issues: ConfigIssue[] = [...misplaced(value, features), ...first.issues.map(fromSchema)];
  const { own, sections } = split(usable, features);
  const [forBuild, forAll] = [readable.filter(isForBuild), readable.filter((feature) => !isForBuild(feature))];
  const config = {
    ...fill(own),
    options: fillSections(sections, forAll),
    buildOptions: fillSections(sections, forBuild),
  };
  issues.push(...badNames(value), ...crossChecks(own), ...sectionIssues(sections, readable), ...cleanHtml(config));
  return { config, issues };
}

/** False for one that must be told something and is told it wrongly: nothing stands in for that. */
const isReadable = ({ name, schema }: ConfigFeature, written: Record<string, unknown>) =>
  v.is(schema, written[name]) || v.is(schema, undefined);

const isForBuild = ({ isForBuild }: ConfigFeature) => isForBuild === true;

/** What was written for each feature, under its name. */
function optionsOf(value: object, features: readonly ConfigFeature[]): Sections {
  const listed = listedFeatures(value);
  return Object.fromEntries(features.map(({ name }) => [name, listed.find((one) => one.name === name)?.options]));
}

/** Options of a feature that stand beside it. */
function misplaced(value: unknown, features: readonly ConfigFeature[]): ConfigIssue[] {
  return features.flatMap(({ name }) => {
    if (!Object.hasOwn(Object(value), name)) return [];
    const message = told.optionsBeside(name);
    return [{ rule: 'config-unknown-key', path: [name], message, fix: told.optionsInside(name) }];
  });
}

/** Features whose names are another's, or the engine's own. */
function badNames(value: unknown): ConfigIssue[] {
  const { features } = Object(value) as { features?: unknown };
  const names = Array.isArray(features) ? features.map((one) => (isListedFeature(one) ? one.name : undefined)) : [];
  return names.flatMap((name, at) => {
    const reason = name !== undefined && badName(name, names.slice(0, at));
    return reason ? [{ rule: 'config-value', path: ['features', at], ...reason }] : [];
  });
}

function badName(name: string, earlier: (string | undefined)[]): { message: string; fix: string } | undefined {
  if (earlier.includes(name)) return { message: told.twoFeatures(name), fix: told.removeOrRename };
  if (!Object.hasOwn(siteSchema.entries, name)) return undefined;
  return { message: told.ownKey(name), fix: told.giveName };
}

/** The schema with the features' sections. */
function schemaWith(features: readonly ConfigFeature[]) {
  const sections = Object.fromEntries(features.map(({ name, schema }) => [name, schema]));
  return v.object({ ...siteSchema.entries, ...sections });
}

type Sections = Record<string, unknown>;

/** The engine's own fields, and those of features. The features themselves are code, and the configuration is handed to threads. */
function split(parsed: ParsedConfig, features: readonly ConfigFeature[]): { own: ParsedConfig; sections: Sections } {
  const isSection = ([key]: [string, unknown]) => features.some(({ name }) => name === key);
  const all = Object.entries(parsed).filter(([key]) => key !== 'features');
  return {
    own: Object.fromEntries(all.filter((entry) => !isSection(entry))) as ParsedConfig,
    sections: Object.fromEntries(all.filter(isSection)),
  };
}

function fillSections(sections: Sections, features: readonly ConfigFeature[]): Sections {
  const filled = features.map(({ name, fill }) => [name, fill ? fill(sections[name]) : sections[name]]);
  return Object.fromEntries(filled);
}

function sectionIssues(sections: Sections, features: readonly ConfigFeature[]): ConfigIssue[] {
  return features.flatMap(({ name, check }) => check?.(sections[name]) ?? []);
}

function fromSchema(issue: Issue): ConfigIssue {
  const { kind, ...rest } = issue;
  return { ...rest, rule: kind === 'unknown-key' ? 'config-unknown-key' : 'config-value' };
}

function fill(parsed: ParsedConfig): Omit<SiteConfig, 'options' | 'buildOptions'> {
  const sidebars = parsed.sidebars.map(fillSidebar);
  const mainDocId = parsed.mainDocId ?? sidebars[0]?.intro ?? '';
  const items = parsed.navbar.items.map((item) => fillItem(item, sidebars));
  return {
    ...parsed,
    lang: spokenLanguage(),
    sidebars,
    mainDocId,
    navbar: { ...parsed.navbar, items },
    // Its HTML is written when its line is clean.
    footer: { ...parsed.footer, html: '' },
    locale: {
      label: words.language,
      direction: 'ltr',
      htmlLang: words.htmlLang,
      calendar: 'gregory',
      path: words.htmlLang,
      translate: false,
    },
  };
}

function fillSidebar(sidebar: ParsedConfig['sidebars'][number]): ListedSidebar {
  const folder = sidebar.folder === '.' ? '' : sidebar.folder.normalize('NFC').replace(/^\/+|\/+$/g, '');
  const first = sidebar.items && listedDocIds(sidebar.items)[0];
  const intro = (sidebar.intro ?? first ?? `${folder && `${folder}/`}intro`).normalize('NFC');
  return { ...sidebar, folder, intro };
}

function fillItem(item: ParsedConfig['navbar']['items'][number], sidebars: SidebarConfig[]): NavbarItem {
  if (item.type === 'link') return item;
  const label = item.label ?? sidebars.find((sidebar) => sidebar.id === item.sidebarId)?.label ?? item.sidebarId;
  return { ...item, label };
}

function crossChecks(config: ParsedConfig): ConfigIssue[] {
  return [...unknownSidebars(config), ...repeatedSidebars(config), ...levels(config), ...versions(config)];
}

function unknownSidebars(config: ParsedConfig): ConfigIssue[] {
  const ids = config.sidebars.map((sidebar) => sidebar.id);
  return config.navbar.items.flatMap((item, index) => {
    if (item.type !== 'docSidebar' || ids.includes(item.sidebarId)) return [];
    return [
      {
        rule: 'unknown-sidebar-id',
        path: ['navbar', 'items', index, 'sidebarId'],
        ...unknownSidebar(item.sidebarId, ids),
      },
    ];
  });
}

/** Wording of the catalogue's “missing sidebar id”. */
export function unknownSidebar(id: string, ids: string[]): { message: string; fix: string } {
  const near = nearest(id, ids);
  return {
    message: told.unknownSidebar(id),
    fix: near ? didYouMean(near) : told.availableSidebars(listedOrNone(ids)),
  };
}

function repeatedSidebars(config: ParsedConfig): ConfigIssue[] {
  return config.sidebars.flatMap((sidebar, index) => {
    const earlier = config.sidebars.slice(0, index);
    const key = earlier.some((other) => other.id === sidebar.id)
      ? 'id'
      : !sidebar.items && earlier.some((other) => !other.items && other.folder === sidebar.folder) && 'folder';
    if (!key) return [];
    const message = told.sidebarTwice(key, sidebar[key]);
    return [{ rule: 'config-value', path: ['sidebars', index, key], message, fix: told.ownSidebar }];
  });
}

function levels({ toc }: ParsedConfig): ConfigIssue[] {
  if (toc.min <= toc.max) return [];
  const message = told.tocLevels(toc.min, toc.max);
  return [{ rule: 'config-value', path: ['toc', 'min'], message, fix: told.tocSwap(toc.max, toc.min) }];
}

function versions(config: ParsedConfig): ConfigIssue[] {
  if (config.versions.includes('current')) return [];
  return [{ rule: 'config-value', path: ['versions'], message: told.needsCurrent, fix: told.writeCurrent }];
}

/** Cleans the two HTML fields in place and says what went. */
function cleanHtml(config: SiteConfig): ConfigIssue[] {
  const footer = sanitizeHtml(config.footer.copyright);
  const clean = { ...config.footer, copyright: footer.html };
  config.footer = { ...clean, html: footerHtml(clean, config.baseUrl) };
  const issues = removal(['footer', 'copyright'], footer.removed);
  if (config.announcementBar) {
    const bar = sanitizeHtml(config.announcementBar.content);
    config.announcementBar = { ...config.announcementBar, content: bar.html };
    issues.push(...removal(['announcementBar', 'content'], bar.removed));
  }
  return issues;
}

function removal(path: string[], removed: string[]): ConfigIssue[] {
  if (removed.length === 0) return [];
  const message = told.removed(path.join('.'), listed(removed));
  return [{ rule: 'config-html', path, message, fix: told.allowedTags, severity: 'warning' }];
}
