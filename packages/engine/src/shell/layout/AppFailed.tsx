import { words } from '../../words/shell.ts';

/** The line that offers to reload; the style sheet shows it when the application failed to load. In every dialog of the document, too, since an open one covers the page's own. */
export function AppFailed() {
  return (
    <p className="app-failed" role="alert">
      {words.someFailed}
      {/* biome-ignore lint/a11y/useValidAnchor: the empty address is this page's, which is what reloading means */}
      <a href="">{words.reload}</a>
    </p>
  );
}
