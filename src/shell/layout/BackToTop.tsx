import { Icon } from './Icon.tsx';

/** Appears after one and a half screens by CSS alone; a plain link, so it also works without scripts. */
export function BackToTop() {
  return (
    <div className="to-top">
      <a className="icon-button" href="#top" data-action="back-to-top" aria-label="回到顶部">
        <Icon name="up" />
      </a>
    </div>
  );
}
