/** An admonition that a note may write. */
export interface AdmonitionKind {
  /** What the page shows it as; colours go by it. */
  kind: 'note' | 'tip' | 'info' | 'warning' | 'danger';
  /** Shown where the note gives no title. */
  title: string;
}

/** All there are, by the name a note writes: `:::tip`, `> [!TIP]`. */
export const ADMONITIONS: Readonly<Record<string, AdmonitionKind>> = {
  note: { kind: 'note', title: '备注' },
  tip: { kind: 'tip', title: '提示' },
  info: { kind: 'info', title: '说明' },
  warning: { kind: 'warning', title: '注意' },
  danger: { kind: 'danger', title: '危险' },
  important: { kind: 'info', title: '重要' },
  caution: { kind: 'warning', title: '当心' },
};

/** Names of the engine's own directives, which no feature may take. */
export const OWN_DIRECTIVES = [...Object.keys(ADMONITIONS), 'tabs', 'tab'];
