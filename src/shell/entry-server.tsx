/** The shell as HTML, for documents. */
import { renderToString } from 'react-dom/server';
import type { PageData } from '../shared/page.ts';
import type { ShellConfig } from '../shared/site.ts';
import { Shell } from './Shell.tsx';
import { createStore } from './store.ts';

/** Markup inside `#root` for one page; `page.article` holds the note's HTML. */
export function renderShell(config: ShellConfig, page: PageData): string {
  return renderToString(<Shell config={config} pages={createStore(page)} />);
}
