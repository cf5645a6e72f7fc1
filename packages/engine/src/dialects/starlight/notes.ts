/** Notes written for Starlight: Markdown, and MDX in `.mdx`. */
import { dirname, join } from 'node:path';
import type { Root } from 'mdast';
import type { NoteContext } from '../../pipeline/markdown/context.ts';
import type { NoteDialect } from '../../pipeline/markdown/note-dialect.ts';
import { admonitions } from '../kit/admonitions.ts';
import { GITHUB_IDS } from '../kit/heading-ids.ts';
import { takeModules } from '../mdx/modules.ts';
import { rewriteForMdx } from '../mdx/rewrite.ts';
import { rewriteJsx, scopeOf } from '../mdx/rewrite-jsx.ts';
import { MDX } from '../mdx/syntax.ts';
import { unravel } from '../mdx/unravel.ts';
import { componentsOf } from './components.ts';

function transform(tree: Root, context: NoteContext): void {
  const modules = takeModules(tree, scopeOf(context));
  const folder = dirname(context.note.absolute);
  const componentsWith = (imports: typeof modules.imports) =>
    componentsOf(imports, (from) => (from.startsWith('/') ? from : join(folder, from)));
  unravel(tree);
  rewriteJsx(tree, {
    ...{ context, modules, componentsWith },
    components: componentsWith(modules.imports),
    within: [context.note.absolute],
    seen: new Set(),
  });
}

export const dialect: NoteDialect = {
  containers: admonitions({ caution: 'caution' }),
  fenceWords: ['wrap', 'frame', 'showLineNumbers', 'collapse', 'ins', 'del', 'mark', 'lang', 'startLineNumber'],
  syntaxOf: ({ file }) => (file.endsWith('.mdx') ? MDX : undefined),
  rewrite: rewriteForMdx,
  headingIds: GITHUB_IDS,
  transform,
};
