import { words } from '../words/interface.ts';

/** The keys that work in the dialog; hidden where there is no keyboard. */
export function DialogFoot() {
  return (
    <p className="search-keys" aria-hidden="true">
      <span>
        <kbd>↑</kbd> <kbd>↓</kbd> {words.choose}
      </span>
      <span>
        <kbd>Enter</kbd> {words.openIt}
      </span>
      <span>
        <kbd>Ctrl</kbd> <kbd>Enter</kbd> {words.newTab}
      </span>
      <span>
        <kbd>Tab</kbd> {words.filter}
      </span>
      <span>
        <kbd>Esc</kbd> {words.shut}
      </span>
    </p>
  );
}
