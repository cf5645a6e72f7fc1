/** Words for admonitions in other engines, by ours; what is not here is a note, as any word is one there. */
export const ADMONITION_WORDS: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries({
    info: 'abstract summary tldr info todo question help faq example',
    tip: 'tip hint success check done',
    important: 'important',
    warning: 'warning caution attention',
    danger: 'failure fail missing danger error bug',
  }).flatMap(([own, words]) => words.split(' ').map((word) => [word, own])),
);
