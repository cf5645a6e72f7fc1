import type { Span } from '../types.ts';

/** Text with its matches marked; it is text to React, so nothing in it becomes markup. */
export function Marked({ spans }: { spans: Span[] }) {
  return spans.map(({ text, mark }, index) => {
    const key = `${index} ${text}`;
    return mark ? <mark key={key}>{text}</mark> : <span key={key}>{text}</span>;
  });
}
