/**
 * Runs in the page under the dev server: shows saved notes without losing the place, and problems until they are
 * fixed. It never runs in a built site.
 */
/// <reference types="vite/client" />
/// <reference path="../shell/virtual.d.ts" />
import config from 'virtual:site-config';
import type { PageData } from '../shared/page.ts';
import { packPage } from '../shared/page-json.ts';
import { decodePath, stripBase } from '../shared/paths.ts';
import type { Problem } from '../shared/problem.ts';
import { showProblems } from './dev-overlay.ts';

interface PageStore {
  get: () => PageData;
  set: (page: PageData) => void;
}

/** Set by the application under the dev server; absent until it has loaded. */
const store = () => (window as { __pages?: PageStore }).__pages;

const hot = import.meta.hot;
hot?.on('site:page', (page: PageData) => (page.path === openPath() ? show(page) : forget()));
hot?.on('site:reload', ({ paths }: { paths?: string[] }) => (concerns(paths) ? location.reload() : forget()));
hot?.on('site:problems', (problems: Problem[]) => showProblems(problems));
hot?.send('site:hello');

function openPath(): string | null {
  const path = decodePath(location.pathname);
  return path === null ? null : stripBase(config.baseUrl, path);
}

/** The not-found page may have become a page, whichever paths have changed. */
function concerns(paths: string[] | undefined): boolean {
  const data = JSON.parse(document.getElementById('page')?.textContent ?? '{}') as Partial<PageData>;
  return !paths || data.component === 'NotFoundPage' || paths.includes(openPath() ?? '');
}

/** Shows a saved note: through the application if loaded, else directly in the article. */
function show(page: PageData): void {
  const pages = store();
  for (const href of page.styles) ensureSheet(href);
  if (pages) {
    pages.set(page);
  } else {
    const article = document.getElementById('article');
    const data = document.getElementById('page');
    if (!article || !data) {
      location.reload();
      return;
    }
    article.innerHTML = page.article;
    data.textContent = JSON.stringify(packPage({ ...page, article: '' }));
  }
  document.title = page.documentTitle;
}

function ensureSheet(href: string): void {
  if (document.querySelector(`link[href="${CSS.escape(href)}"]`)) return;
  document.head.append(Object.assign(document.createElement('link'), { rel: 'stylesheet', href }));
}

/**
 * Page data that the application remembers is out of date: as after a deploy, its next navigation loads a whole
 * document; and not only once in this tab, which is the rule for deploys.
 */
function forget(): void {
  window.__site.shell = 'outdated';
  sessionStorage.removeItem('other-shell');
}
