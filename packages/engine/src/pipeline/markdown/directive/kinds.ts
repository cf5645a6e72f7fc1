/** Admonitions that exist, and their Chinese titles. */

/** Admonition kinds by the name a note may write. */
export const ADMONITIONS: Record<string, string> = {
  note: 'note',
  tip: 'tip',
  info: 'info',
  warning: 'warning',
  danger: 'danger',
  important: 'info',
  caution: 'warning',
};

/** Title of an admonition without one, by the name written. */
export const ADMONITION_TITLES: Record<string, string> = {
  note: '备注',
  tip: '提示',
  info: '说明',
  warning: '注意',
  danger: '危险',
  important: '重要',
  caution: '当心',
};
