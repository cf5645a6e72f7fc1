/** Checks the configuration against the notes; a link shown on every page is reported once, at its line in the configuration. */
import { existsSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { LoadedConfig } from '../../config/load.ts';
import { listedDocIds } from '../../config/sidebar-items.ts';
import { nearest } from '../../shared/nearest.ts';
import { stripBase } from '../../shared/paths.ts';
import type { Problem } from '../../shared/problem.ts';
import { words } from '../../words/checks.ts';
import { didYouMean, listedOrNone } from '../../words/phrases.ts';
import type { StaticFile } from '../types.ts';
import { deadLink } from './check-links.ts';
import type { SitePaths } from './site-paths.ts';

type KeyPath = (string | number)[];
type Loaded = Pick<LoadedConfig, 'config' | 'label' | 'locate'>;
type Found = Pick<Problem, 'severity' | 'rule' | 'message' | 'fix'>;

/** Dead links of navbar and footer. */
export function checkConfigLinks({ config, label, locate }: Loaded, paths: SitePaths): Problem[] {
  const links: { at: KeyPath; href: string; text: string }[] = [
    ...config.navbar.items.map((item, i) => ({
      at: ['navbar', 'items', i, 'href'],
      href: item.href ?? '',
      text: item.label,
    })),
    ...config.footer.links.map((link, i) => ({
      at: ['footer', 'links', i, 'href'],
      href: link.href,
      text: link.label,
    })),
  ];
  return links.flatMap(({ at, href, text }) => {
    const path = href.startsWith('/') ? internalPath(href, config.baseUrl) : undefined;
    if (path === undefined || paths.has(path)) return [];
    return [{ ...deadLink(path, text, { paths }), file: label, ...locate(at) }];
  });
}

/** Icons, the default image and own style sheets that `static/` does not hold. */
export function checkConfigFiles({ config, label, locate }: Loaded, statics: StaticFile[]): Problem[] {
  const there = new Set(statics.map(({ file }) => `/${file}`));
  const { favicon, image, sidebars, stylesheets, comments, trustedFiles } = config;
  const files: [KeyPath, string | undefined][] = [
    ...Object.entries(favicon).map(([name, file]): [KeyPath, string | undefined] => [['favicon', name], file]),
    [['image'], image],
    ...sidebars.map(({ picture }, i): [KeyPath, string | undefined] => [['sidebars', i, 'picture'], picture]),
    ...trustedFiles.map((file, i): [KeyPath, string] => [['trustedFiles', i], file]),
    ...stylesheets.map((file, i): [KeyPath, string] => [['stylesheets', i], file]),
    [['comments', 'script'], comments?.script],
    [['comments', 'stylesheet'], comments?.stylesheet],
  ];
  return files.flatMap(([at, file]) => {
    if (!file?.startsWith('/') || there.has(file.normalize('NFC'))) return [];
    const message = words.noStatic(file);
    const fix = words.addStatic;
    return [{ severity: 'warning', rule: 'config-file-missing', message, fix, file: label, ...locate(at) }];
  });
}

/** Allowed folders that are none, and the whole disk. */
export function checkAllowedFolders({ config, label, locate }: Loaded): Problem[] {
  return config.allowedFolders.flatMap((folder, i) => {
    const isDisk = dirname(folder) === folder;
    if (!isDisk && statSync(folder, { throwIfNoEntry: false })?.isDirectory()) return [];
    const message = isDisk ? words.wholeDisk(folder) : words.noFolder(folder);
    const fix = words.writeFolder;
    const place = locate(['allowedFolders', i]);
    return [{ severity: 'error', rule: 'allowed-folder', message, fix, file: label, ...place }];
  });
}

/** Sidebars without a folder, intros without a note, top-level folders without a sidebar. */
export function checkConfigDocs(loaded: Loaded, site: ConfiguredContent): Problem[] {
  const { config, label, locate } = loaded;
  const problem = (found: Found, at: KeyPath): Problem => ({ ...found, file: label, ...locate(at) });
  const problems = config.sidebars.flatMap((sidebar, i) => {
    if (!site.folders.includes(sidebar.folder) && !existsSync(join(site.contentDir, sidebar.folder))) {
      return [problem(unknownFolder(sidebar.folder, site.folders), ['sidebars', i, 'folder'])];
    }
    const lost = listedDocIds(sidebar.items ?? []).filter((id) => !site.hasDoc(id));
    const unlisted = lost.map((id) => problem(site.unknownDoc(id), ['sidebars', i, 'items']));
    const hasIntro = site.hasDoc(sidebar.intro) || lost.includes(sidebar.intro);
    return hasIntro ? unlisted : [...unlisted, problem(site.unknownDoc(sidebar.intro), ['sidebars', i, 'intro'])];
  });
  const isIntro = config.sidebars.some((sidebar) => sidebar.intro === config.mainDocId);
  if (config.mainDocId && !isIntro && !site.hasDoc(config.mainDocId)) {
    problems.push(problem(site.unknownDoc(config.mainDocId), ['mainDocId']));
  }
  const known = config.sidebars.map((sidebar) => sidebar.folder.split('/')[0]);
  const lost =
    config.sidebars.length === 0 || known.includes('') ? [] : site.folders.filter((folder) => !known.includes(folder));
  return [...problems, ...lost.map((folder) => problem(folderWithoutSidebar(folder), ['sidebars']))];
}

export interface ConfiguredContent {
  contentDir: string;
  /** Top-level folders with notes. */
  folders: string[];
  hasDoc: (id: string) => boolean;
  unknownDoc: (id: string) => Found;
}

function unknownFolder(folder: string, folders: string[]): Found {
  const near = nearest(folder, folders);
  const fix = near ? didYouMean(near) : words.folders(listedOrNone(folders));
  return { severity: 'error', rule: 'unknown-folder', message: words.notInContent(folder), fix };
}

function folderWithoutSidebar(folder: string): Found {
  const message = words.inNoSidebar(folder);
  return {
    severity: 'warning',
    rule: 'folder-without-sidebar',
    message,
    fix: words.addSidebar(folder),
  };
}

/** A link of the configuration as a path; it may be written with the base or without it. */
function internalPath(href: string, baseUrl: string): string | undefined {
  try {
    const path = decodeURIComponent(href.replace(/[?#].*$/, '')).normalize('NFC');
    return baseUrl === '/' ? path : (stripBase(baseUrl, path) ?? path);
  } catch {
    return undefined;
  }
}
