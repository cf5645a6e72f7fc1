/** The line that offers to reload; the style sheet shows it when the application failed to load. In every dialog of the document, too, since an open one covers the page's own. */
export function AppFailed() {
  return (
    <p className="app-failed" role="alert">
      {/* biome-ignore lint/a11y/useValidAnchor: the empty address is this page's, which is what reloading means */}
      部分功能没有载入，<a href="">重新载入</a>
    </p>
  );
}
