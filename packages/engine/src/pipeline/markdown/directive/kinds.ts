/** An admonition that a note may write. */
export interface AdmonitionKind {
  /** What the page shows it as; colours go by it. */
  kind: 'note' | 'tip' | 'info' | 'warning' | 'danger';
}

/** All there are, by the name a note writes: `:::tip`, `> [!TIP]`; the titles of those without one: `admonitions` in `words/`. */
export const ADMONITIONS: Readonly<Record<string, AdmonitionKind>> = {
  note: { kind: 'note' },
  tip: { kind: 'tip' },
  info: { kind: 'info' },
  warning: { kind: 'warning' },
  danger: { kind: 'danger' },
  important: { kind: 'info' },
  caution: { kind: 'warning' },
};

/** Names of the engine's own directives, which no feature may take. */
export const OWN_DIRECTIVES = [...Object.keys(ADMONITIONS), 'tabs', 'tab'];
