/** The application in the browser: hydrates the document, then starts everything that needs scripts. */
import config from 'virtual:site-config';
import features from 'virtual:site-features';
import { hydrateRoot } from 'react-dom/client';
import type { PageData } from '../shared/page.ts';
import styles from '../styles/app.css?inline';
import { enhanceArticle } from './article/enhance-article.ts';
import { startArticle } from './article/start-article.ts';
import { readPage } from './navigation/read-page.ts';
import { startNavigation } from './navigation/start-navigation.ts';
import { watchPendingClick } from './pending-click.ts';
import { expectClick } from './prefetch/expected-click.ts';
import { noteReadings, startReading } from './reading/reading.ts';
import { watchReading } from './reading/watch-reading.ts';
import { Shell } from './Shell.tsx';
import { startShortcuts } from './shortcuts.ts';
import { readPreferredVersion } from './storage/preferred-version.ts';
import { createStore } from './store.ts';

const html = document.documentElement;

function closeDialogs(): void {
  for (const dialog of document.querySelectorAll('dialog')) dialog.close();
}

/** Rules that only the application needs come with it; a constructed style sheet needs no permission from the policy. */
function adoptStyles(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(styles);
  document.adoptedStyleSheets.push(sheet);
}

function start(): void {
  adoptStyles();
  // From now on clicks are ours, and the mark must not stay in the article that is read now.
  expectClick(null);
  // The article is read once, before anything can change it, and given to React as the same string.
  const pages = createStore(readPage(document));
  // Under the dev server its client shows saved notes through this store; a build drops the line.
  if ((import.meta as { hot?: object }).hot) Object.assign(window, { __pages: pages });
  const replayPendingClick = watchPendingClick();
  const startPrefetching = startNavigation({ site: config, pages, onLeave: closeDialogs });
  startArticle(config, pages, features);
  startShortcuts();
  startReading(config.baseUrl);
  for (const { start } of features) start?.(config, pages.get());
  readPreferredVersion(config.versions);

  const onPage = (page: PageData) => {
    const article = document.getElementById('article');
    if (article) enhanceArticle(article);
    watchReading(page);
  };
  const onReady = () => {
    html.dataset.app = 'ready';
    startPrefetching();
    noteReadings();
    // A microtask later, when the drawer's tree has been rendered too.
    queueMicrotask(replayPendingClick);
  };
  const root = document.getElementById('root') as HTMLElement;
  hydrateRoot(root, <Shell config={config} features={features} pages={pages} onPage={onPage} onReady={onReady} />, {
    // A translator or an extension changed the shell: React renders it again, with the same article. Not an error of ours.
    onRecoverableError: () => {
      html.dataset.hydration = 'recovered';
    },
  });
}

start();
