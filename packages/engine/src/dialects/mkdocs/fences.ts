/** Fences of Python-Markdown: ```` ```{.py title="a.py" hl_lines="1 3-5" linenums="1"} ````. */
import type { Code, Root } from 'mdast';
import { visit } from 'unist-util-visit';
import type { NoteContext } from '../../pipeline/markdown/context.ts';
import { snippetLines } from './snippets.ts';

/** Rewrites first lines in our words, and takes in what a snippet's line names. */
export function rewriteFences(tree: Root, context: NoteContext): void {
  visit(tree, 'code', (code) => {
    const written = `${code.lang ?? ''} ${code.meta ?? ''}`.trim();
    rewriteHead(code, written);
    code.value = snippetLines(code.value, code.position?.start, context);
  });
}

function rewriteHead(code: Code, written: string): void {
  const [, list] = /^\{([^{}]*)\}$/.exec(written) ?? [];
  const words = list?.trim() ?? written;
  if (list === undefined && !/\b(?:hl_lines|linenums)=|[ \t]\.|\{/.test(words)) return;
  const lang = list === undefined ? (code.lang ?? '') : (/(?:^|\s)\.([\w+#-]+)/.exec(words)?.[1] ?? '');
  const title = /\btitle=("[^"]*"|'[^']*')/.exec(words)?.[1];
  const lines = /\bhl_lines=(?:"([^"]*)"|'([^']*)'|(\S+))/.exec(words);
  const ranges = (lines?.[1] ?? lines?.[2] ?? lines?.[3] ?? '')
    .split(/[\s,]+/)
    .filter((range) => /^\d+(?:-\d+)?$/.test(range));
  code.lang = lang || null;
  code.meta =
    [
      title && `title=${title}`,
      ranges.length > 0 && `{${ranges.join(',')}}`,
      /\blinenums=/.test(words) && 'showLineNumbers',
    ]
      .filter(Boolean)
      .join(' ') || null;
}
