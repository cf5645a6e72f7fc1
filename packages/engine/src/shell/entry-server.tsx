/** The shell as HTML, for documents. */
import { renderToString } from 'react-dom/server';
import type { PageData } from '../shared/page.ts';
import type { ShellConfig } from '../shared/site.ts';
import { Shell } from './Shell.tsx';
import type { ShellFeature } from './shell-feature.ts';
import { createStore } from './store.ts';

/** Markup inside `#root` for one page; `page.article` holds the note's HTML. */
export function renderShell(config: ShellConfig, page: PageData, features: readonly ShellFeature[]): string {
  return renderToString(<Shell config={config} features={features} pages={createStore(page)} />);
}
