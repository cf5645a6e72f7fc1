/** The examples of a Markdown specification, out of its own text. */

export interface Example {
  /** From 1, as the specification numbers them. */
  number: number;
  markdown: string;
  html: string;
}

const EXAMPLE = /^`{32} example[^\n]*\n([\s\S]*?)^\.\n([\s\S]*?)^`{32}$/gm;

/** All of them in their order; the text writes `→` for a tab. */
export function readExamples(specification: string): Example[] {
  return [...specification.matchAll(EXAMPLE)].map(([, markdown = '', html = ''], index) => {
    return { number: index + 1, markdown: withTabs(markdown), html: withTabs(html) };
  });
}

function withTabs(text: string): string {
  return text.replaceAll('→', '\t');
}
