import { words } from '../../words/shell.ts';

/** Appears after one and a half screens by CSS alone; a plain link, so it also works without scripts. */
export function BackToTop() {
  return (
    <div className="to-top">
      {/* biome-ignore lint/a11y/useAnchorContent: CSS draws the arrow, and the label names it */}
      <a className="icon-button" href="#top" data-action="back-to-top" aria-label={words.backToTop} />
    </div>
  );
}
