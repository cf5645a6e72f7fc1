/** What `report({ … })` may be given. */
import * as v from 'valibot';
import { words } from '../words/reader.ts';

const NAMES = ['title', 'path', 'quote'];

const url = v.pipe(
  v.string(),
  v.check(
    (value) => /^(?:https?:\/\/|mailto:)/i.test(value),
    () => words.reportScheme,
  ),
  v.check(
    (value) => [...value.matchAll(/\{(\w*)\}/g)].every(([, name = '']) => NAMES.includes(name)),
    () => words.reportNames,
  ),
  v.check(
    (value) => value.includes('{quote}'),
    () => words.reportLacksQuote,
  ),
);

export const report = v.object({
  /** Address pattern that readers open, with `{quote}` for the selected text and the page's address, and if wanted `{title}` and `{path}`: `https://…/issues/new?title={title}&body={quote}`, or `mailto:…?subject={title}&body={quote}`. */
  url,
});
